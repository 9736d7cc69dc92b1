import { clsx } from 'clsx'
import { NavLink } from '#web/ui/navigation/nav-link.tsx'
import { RowTick } from './row-tick.tsx'
import type { RowsProps } from './table-rows.tsx'

/** Rows of a phone: the first column heads the card, the others follow with their names. */
export function CardRows<Row extends object>(props: RowsProps<Row>) {
  const { columns, noun, nameOf, hrefOf, renderCard, canTick } = props
  const { table } = props.ticks
  const headerOf = (id: string) => columns.find((column) => column.id === id)?.header
  return (
    <ul aria-label={noun} className="figures divide-y divide-sand border-t border-sand text-sm">
      {table.getRowModel().rows.map((row) => {
        const [first, ...others] = row.getVisibleCells()
        return (
          <li
            key={row.id}
            data-row={row.id}
            className={clsx('relative flex gap-3 px-4 py-3', row.getIsSelected() && 'bg-leaf-soft/50')}
          >
            {canTick && (
              <span className="relative z-10">
                <RowTick
                  label={`Select ${nameOf(row.original)}`}
                  isOn={row.getIsSelected()}
                  onChange={row.getToggleSelectedHandler()}
                />
              </span>
            )}
            <div className="min-w-0 grow">
              {first && hrefOf && (
                <NavLink href={hrefOf(row.original)} data-row-link className="stretched text-base font-semibold">
                  <table.FlexRender cell={first} />
                </NavLink>
              )}
              {first && !hrefOf && (
                <p className="text-base font-semibold">
                  <table.FlexRender cell={first} />
                </p>
              )}
              {renderCard ? (
                renderCard(row.original)
              ) : (
                <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5">
                  {others.map((cell) => (
                    <div key={cell.id} className="contents">
                      <dt className="text-muted">{headerOf(cell.column.id)}</dt>
                      <dd className="min-w-0 text-right">
                        <table.FlexRender cell={cell} />
                      </dd>
                    </div>
                  ))}
                </dl>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
