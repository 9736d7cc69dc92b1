import { clsx } from 'clsx'
import type { ButtonHTMLAttributes, Ref } from 'react'
import type { IconType } from '#web/ui/icon/icon.tsx'

export type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'children'> & {
  label: string
  icon: IconType
  size?: 'sm' | 'md'
  variant?: 'plain' | 'outlined' | 'raised'
  /** For toggles such as a favourite: fills the icon and sets aria-pressed. */
  isPressed?: boolean | undefined
  /** A number at the corner, shown above zero. Put it into the label too: it is not read on its own. */
  count?: number | undefined
  ref?: Ref<HTMLButtonElement>
}

const SIZES = { sm: 'size-9', md: 'size-11' }
const VARIANTS = {
  plain: 'not-disabled:hover:bg-linen',
  outlined: 'border border-edge not-disabled:hover:border-ink not-disabled:hover:bg-linen',
  raised: 'bg-paper/95 shadow-card not-disabled:hover:bg-white',
}

export function IconButton({
  label,
  icon: Icon,
  size = 'md',
  variant = 'plain',
  isPressed,
  count = 0,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      aria-pressed={isPressed}
      className={clsx(
        'relative inline-grid shrink-0 place-items-center rounded-full transition-colors disabled:opacity-40 forced-colors:border forced-colors:border-[ButtonText]',
        SIZES[size],
        VARIANTS[variant],
        className,
      )}
    >
      <Icon
        aria-hidden
        strokeWidth={1.6}
        className={clsx(size === 'sm' ? 'size-4.5' : 'size-5.5', isPressed && 'fill-terracotta text-terracotta')}
      />
      {count > 0 && <CountBubble count={count} />}
    </button>
  )
}

function CountBubble({ count }: { count: number }) {
  return (
    <span
      aria-hidden
      className="figures absolute top-0.5 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-terracotta px-1 text-[0.6875rem]/none font-bold text-paper"
    >
      {count > 99 ? '99+' : count}
    </span>
  )
}
