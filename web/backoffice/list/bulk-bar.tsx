import { type ReactNode, useRef } from 'react'
import { useKeys } from '#web/backoffice/keys/use-keys.ts'
import { Button } from '#web/ui/action/button.tsx'
import type { ListTable } from './use-list-table.ts'

type BulkBarProps<Row extends object> = {
  noun: string
  ticks: ListTable<Row>
  renderBulk: (rows: readonly Row[], clear: () => void) => ReactNode
}

/** What can be done with the ticked rows; stays in sight while one walks on, and on a phone is two lines high at most. */
export function BulkBar<Row extends object>({ noun, ticks, renderBulk }: BulkBarProps<Row>) {
  const { chosen, clear } = ticks
  const bar = useRef<HTMLDivElement>(null)
  // The bar comes after the rows: without a key of its own it is as many steps away as there are rows below.
  // It is in sight already: the list stays where it is.
  const reach = () => bar.current?.querySelector('button')?.focus({ preventScroll: true })
  useKeys(`In the ${noun}`, [{ key: 'b', label: 'Act on the selected rows', onPress: reach }])
  return (
    <>
      <p role="status" className="sr-only">
        {chosen.size > 0 ? `${chosen.size} of the ${noun} selected` : ''}
      </p>
      {chosen.size > 0 && (
        <div
          ref={bar}
          role="group"
          aria-label={`Selected ${noun}`}
          data-floating
          className="sticky bottom-16 z-20 mx-3 my-3 flex flex-wrap items-center gap-2 rounded-md border border-leaf/30 bg-leaf-soft px-3 py-2 shadow-card sm:bottom-3"
        >
          <span className="figures mr-2 text-sm font-semibold">{chosen.size} selected</span>
          <div className="-m-1 flex grow gap-2 p-1 max-sm:order-last max-sm:w-full max-sm:overflow-x-auto max-sm:*:shrink-0 sm:flex-wrap">
            {renderBulk([...chosen.values()], clear)}
          </div>
          <Button size="sm" variant="quiet" onClick={clear} className="ml-auto">
            Select none
          </Button>
        </div>
      )}
    </>
  )
}
