import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { drawnIcon } from '#web/ui/icon/icon.tsx'

const Minus = drawnIcon('minus')
const Plus = drawnIcon('plus')

type StepperProps = {
  label: string
  value: number
  /** The least value the minus button reaches. A cart passes 0, where it means removal. */
  min?: number
  /** null: unknown, so nothing more may be added. */
  max: number | null
  /** Tooltip of the plus button once the limit is reached. */
  maxHint?: string | undefined
  onChange: (value: number) => void
  size?: 'sm' | 'md'
  className?: string | undefined
}

export function Stepper({ label, value, min = 1, max, maxHint, onChange, size = 'md', className }: StepperProps) {
  const isAtMax = !canIncrease(value, max)
  const button = size === 'sm' ? 'size-8' : 'size-11'
  return (
    <div
      role="group"
      aria-label={label}
      className={clsx('inline-flex items-center rounded-sm border border-edge bg-white', className)}
    >
      <StepButton
        className={button}
        words="Decrease quantity"
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Minus aria-hidden className="size-4" />
      </StepButton>
      <output className={clsx('figures text-center font-semibold', size === 'sm' ? 'min-w-7 text-sm' : 'min-w-10')}>
        {value}
      </output>
      <StepButton
        className={button}
        words={isAtMax && maxHint ? maxHint : 'Increase quantity'}
        disabled={isAtMax}
        onClick={() => onChange(value + 1)}
      >
        <Plus aria-hidden className="size-4" />
      </StepButton>
    </div>
  )
}

type StepButtonProps = { words: string; disabled: boolean; onClick: () => void; className: string; children: ReactNode }

function StepButton({ words, disabled, onClick, className, children }: StepButtonProps) {
  return (
    <button
      type="button"
      title={words}
      aria-label={words}
      disabled={disabled}
      onClick={onClick}
      className={clsx(
        'grid place-items-center transition-colors not-disabled:hover:bg-linen disabled:text-edge',
        className,
      )}
    >
      {children}
    </button>
  )
}

export function canIncrease(value: number, max: number | null): boolean {
  return max !== null && value + 1 <= max
}
