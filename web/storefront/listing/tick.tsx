import { type InputHTMLAttributes, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'

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
  const follow = (isBoxTicked: boolean) => {
    setIsTicked(isBoxTicked)
    onTick()
  }
  const box = useRef<HTMLInputElement>(null)
  // Whoever was quicker than the code has ticked the served box already, and React takes a page for what the server sent.
  const catchUp = useEffectEvent(() => {
    if (box.current && box.current.checked !== isOn) follow(box.current.checked)
  })
  useEffect(() => catchUp(), [])
  return (
    <li>
      <label className="filter-choice" data-empty={count === 0 && !isOn ? '' : undefined}>
        <input
          ref={box}
          type="checkbox"
          name={name}
          value={value}
          checked={isTicked}
          onChange={({ target }) => follow(target.checked)}
        />
        {children}
        <span className="figures">{count}</span>
      </label>
    </li>
  )
}
