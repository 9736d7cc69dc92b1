import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { BulkBar } from './bulk-bar.tsx'
import { CardRows } from './card-rows.tsx'
import type { ListColumn } from './list-column.ts'
import { ListFoot } from './list-foot.tsx'
import { ListState } from './list-states.tsx'
import { ListTools } from './list-tools.tsx'
import { TableRows } from './table-rows.tsx'
import { useColumnChoice } from './use-column-choice.ts'
import type { List } from './use-list.ts'
import { useListTable } from './use-list-table.ts'
import { useRowKeys } from './use-row-keys.ts'
import { useWideScreen } from './use-wide-screen.ts'

export type DataTableProps<Row extends object> = {
  list: List<Row>
  /** Defined once, outside the component. */
  columns: readonly ListColumn<Row>[]
  /** The shop's word for many of them: "orders". */
  noun: string
  /** Defined once, outside the component. */
  idOf: (row: Row) => string
  /** What a row is called: "order SLG-7K2M". */
  nameOf: (row: Row) => string
  /** Where a row opens. */
  hrefOf?: (row: Row) => string
  searchHint: string
  /** Buttons for the ticked rows; without them nothing can be ticked. */
  renderBulk?: (rows: readonly Row[], clear: () => void) => ReactNode
  /** Saved views above the list. */
  views?: ReactNode
  /** Beside the filters, such as Export. */
  tools?: ReactNode
  /** Said when the shop has none at all. */
  empty: ReactNode
  /** On a phone a row is a card; without this it lists its columns. */
  renderCard?: (row: Row) => ReactNode
}

/** A list of the back office: searched, filtered, sorted and paged by the server, worked through with keys or thumb. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { list, columns, noun, views, renderBulk } = props
  const choice = useColumnChoice(list, columns)
  const ticks = useListTable({ list, columns, shown: choice.shown, idOf: props.idOf })
  const isWide = useWideScreen()
  const body = useRowKeys(noun, renderBulk ? ticks : null)
  const hasRows = list.rows.length > 0
  const rows = { ...props, ticks, canTick: renderBulk !== undefined }
  return (
    <section aria-label={noun} className="rounded-md border border-sand bg-white">
      {views}
      <ListTools list={list} columns={columns} choice={choice} searchHint={props.searchHint} tools={props.tools} />
      <div
        ref={body}
        aria-busy={list.result.isFetching}
        className={clsx(
          list.result.isPlaceholderData && 'opacity-60',
          // Who walks to a row does not find it under the bar of the ticked ones.
          ticks.chosen.size > 0 && '[&_a]:scroll-mb-48 [&_input]:scroll-mb-48',
        )}
      >
        {hasRows && isWide && <TableRows {...rows} />}
        {hasRows && !isWide && <CardRows {...rows} />}
        {!hasRows && <ListState list={list} noun={noun} empty={props.empty} columns={choice.shown.length} />}
      </div>
      {renderBulk && <BulkBar noun={noun} ticks={ticks} renderBulk={renderBulk} />}
      <ListFoot list={list} noun={noun} />
    </section>
  )
}
