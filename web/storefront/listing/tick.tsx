import { type InputHTMLAttributes, type ReactNode, useState } from 'react'

type TickProps = Pick<InputHTMLAttributes<HTMLInputElement>, 'name' | 'value'> & {
  isOn: boolean
  /** How many products wait there. */
  count: number
  onTick: () => void
  children: ReactNode
}

/** One choice of a filter. The box answers at once; the address and the products follow. */
export function Tick({ name, value, isOn, count, onTick, children }: TickProps) {
  const [isTicked, setIsTicked] = useState(isOn)
  const [shown, setShown] = useState(isOn)
  if (shown !== isOn) {
    setShown(isOn)
    setIsTicked(isOn)
  }
  return (
    <li>
      <label className="filter-choice" data-empty={count === 0 && !isOn ? '' : undefined}>
        <input
          type="checkbox"
          name={name}
          value={value}
          checked={isTicked}
          onChange={({ target }) => {
            setIsTicked(target.checked)
            onTick()
          }}
        />
        {children}
        <span className="figures">{count}</span>
      </label>
    </li>
  )
}
