import { clsx } from 'clsx'
import type { MouseEvent } from 'react'
import { NavLink } from '#web/ui/navigation/nav-link.tsx'
import type { DataTableProps } from './data-table.tsx'
import { ColumnHead } from './column-head.tsx'
import { RowTick } from './row-tick.tsx'
import type { ListTable } from './use-list-table.ts'

export type RowsProps<Row extends object> = DataTableProps<Row> & { ticks: ListTable<Row>; canTick: boolean }

export function TableRows<Row extends object>(props: RowsProps<Row>) {
  const { columns, noun, nameOf, hrefOf, canTick } = props
  const { table } = props.ticks
  const columnOf = (id: string) => columns.find((column) => column.id === id)
  return (
    <div className="overflow-x-auto lg:overflow-x-visible">
      <table className="figures w-full border-collapse text-sm">
        <caption className="sr-only">{noun}</caption>
        <TableHead {...props} />
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr
              key={row.id}
              data-row={row.id}
              onClick={openByRow}
              className={clsx(
                'border-b border-sand/70 hover:bg-linen/50 has-[[data-row-link]:focus-visible]:bg-leaf-soft/60',
                row.getIsSelected() && 'bg-leaf-soft/50',
                hrefOf && 'cursor-pointer',
              )}
            >
              {canTick && (
                <td className="w-10 pl-3">
                  <RowTick
                    label={`Select ${nameOf(row.original)}`}
                    isOn={row.getIsSelected()}
                    onChange={row.getToggleSelectedHandler()}
                  />
                </td>
              )}
              {row.getVisibleCells().map((cell, at) => (
                <td
                  key={cell.id}
                  className={clsx(
                    'h-11 px-3 py-1.5',
                    columnOf(cell.column.id)?.align === 'end' && 'text-right',
                    columnOf(cell.column.id)?.isWhole && 'whitespace-nowrap',
                  )}
                >
                  {at === 0 && hrefOf ? (
                    <NavLink
                      href={hrefOf(row.original)}
                      data-row-link
                      className="font-semibold underline-offset-4 hover:underline"
                    >
                      <table.FlexRender cell={cell} />
                    </NavLink>
                  ) : (
                    <table.FlexRender cell={cell} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function TableHead<Row extends object>({ list, columns, noun, ticks: { table }, canTick }: RowsProps<Row>) {
  const columnOf = (id: string) => columns.find((column) => column.id === id)
  return (
    <thead className="bg-linen text-left lg:sticky lg:top-14 lg:z-10">
      <tr>
        {canTick && (
          <th scope="col" className="w-10 border-y border-sand pl-3">
            <RowTick
              label={`Select all ${noun} on this page`}
              isOn={table.getIsAllRowsSelected()}
              isPartly={table.getIsSomeRowsSelected()}
              onChange={table.getToggleAllRowsSelectedHandler()}
            />
          </th>
        )}
        {table.getVisibleLeafColumns().map(({ id }) => (
          <ColumnHead key={id} list={list} column={columnOf(id)} />
        ))}
      </tr>
    </thead>
  )
}

const CONTROLS = 'a, button, input, label, select, summary'

/** A press anywhere on a row opens it, unless it was for something in it or to mark text. */
function openByRow({ target, currentTarget }: MouseEvent<HTMLTableRowElement>): void {
  const isForSomething = target instanceof Element && target.closest(CONTROLS)
  if (isForSomething || getSelection()?.isCollapsed === false) return
  currentTarget.querySelector<HTMLElement>('[data-row-link]')?.click()
}
