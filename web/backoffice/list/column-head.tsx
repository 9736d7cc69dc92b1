import { clsx } from 'clsx'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ListColumn } from './list-column.ts'
import type { List } from './use-list.ts'

type ColumnHeadProps<Row extends object> = { list: List<Row>; column: ListColumn<Row> | undefined }

/** A press sorts by it, another one the other way round. */
export function ColumnHead<Row extends object>({ list, column }: ColumnHeadProps<Row>) {
  if (!column) return null
  const { header, align } = column
  const direction = directionOf(list.state.sort, column.sort)
  return (
    <th
      scope="col"
      aria-sort={column.sort ? (direction ?? 'none') : undefined}
      className={clsx('border-y border-sand px-3 font-semibold whitespace-nowrap', align === 'end' && 'text-right')}
    >
      {column.sort ? (
        <button
          type="button"
          onClick={() => list.change({ sort: nextSort(list.state.sort, column.sort ?? '') })}
          className={clsx(
            '-mx-1.5 inline-flex min-h-9 items-center gap-1 rounded-sm px-1.5 hover:bg-sand/60',
            align === 'end' && 'flex-row-reverse',
          )}
        >
          {header}
          <Arrow direction={direction} />
        </button>
      ) : (
        <span className="inline-flex min-h-9 items-center">{header}</span>
      )}
    </th>
  )
}

function Arrow({ direction }: { direction: 'ascending' | 'descending' | undefined }) {
  const Icon = direction === 'descending' ? ArrowDown : ArrowUp
  return <Icon aria-hidden className={clsx('size-3.5', direction ? 'text-leaf' : 'opacity-0')} />
}

function directionOf(current: string, sort: string | undefined): 'ascending' | 'descending' | undefined {
  if (sort === undefined || current.replace(/^-/, '') !== sort) return undefined
  return current.startsWith('-') ? 'descending' : 'ascending'
}

const nextSort = (current: string, sort: string) => (current === `-${sort}` ? sort : `-${sort}`)
