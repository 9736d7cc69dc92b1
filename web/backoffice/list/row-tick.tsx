import { type ChangeEvent, useEffect, useRef } from 'react'

type RowTickProps = {
  label: string
  isOn: boolean
  /** Some of the rows that it stands for. */
  isPartly?: boolean
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

/** A box in a row: its words are for screen readers, the row says the rest. */
export function RowTick({ label, isOn, isPartly = false, onChange }: RowTickProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly && !isOn
  }, [isPartly, isOn])
  return (
    <label className="grid size-6 cursor-pointer place-items-center pointer-coarse:size-9">
      <span className="sr-only">{label}</span>
      <input
        ref={box}
        type="checkbox"
        checked={isOn}
        onChange={onChange}
        className="choice size-4.5 cursor-pointer appearance-none rounded-sm border border-edge bg-white bg-center bg-no-repeat checked:border-leaf checked:bg-leaf checked:bg-[image:var(--tick)] indeterminate:border-leaf indeterminate:bg-leaf/40 hover:border-leaf forced-colors:appearance-auto"
      />
    </label>
  )
}
