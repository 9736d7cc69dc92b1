import { useRef } from 'react'
import { useKeys } from '#web/backoffice/keys/use-keys.ts'
import { type Ticked, toggled } from './chosen-rows.ts'

type Ticks = { setTicked: (change: (before: Ticked) => Ticked) => void; clear: () => void }

/** j and k walk over the rows by moving the focus, so Enter opens the one that has it. */
export function useRowKeys(noun: string, ticks: Ticks | null) {
  const body = useRef<HTMLDivElement>(null)
  const rows = () => [...(body.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const current = () => rows().findIndex((row) => row.contains(document.activeElement))
  const move = (step: number) => {
    const all = rows()
    const at = current()
    const next = at === -1 ? (step > 0 ? 0 : all.length - 1) : at + step
    const row = all[next]
    const target = row?.querySelector<HTMLElement>('[data-row-link]') ?? row?.querySelector('input')
    target?.focus()
    target?.scrollIntoView({ block: 'nearest' })
  }
  const tick = () => {
    const id = rows()[current()]?.dataset['row']
    if (id !== undefined) ticks?.setTicked((before) => toggled(before, id))
  }
  useKeys(`In the ${noun}`, [
    { key: 'j', label: 'Next row', onPress: () => move(1) },
    { key: 'k', label: 'Row before', onPress: () => move(-1) },
    { key: 'Enter', label: 'Open the row' },
    ...(ticks
      ? [
          { key: 'x', label: 'Select the row', onPress: tick },
          { key: 'Escape', label: 'Select none', onPress: ticks.clear },
        ]
      : []),
  ])
  return body
}
