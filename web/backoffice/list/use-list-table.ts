import { columnVisibilityFeature, rowSelectionFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { useEffect, useMemo, useState } from 'react'
import { keepChosen, type Ticked } from './chosen-rows.ts'
import type { ListColumn } from './list-column.ts'
import type { List } from './use-list.ts'

const features = tableFeatures({ rowSelectionFeature, columnVisibilityFeature })

type Wanted<Row extends object> = {
  list: List<Row>
  columns: readonly ListColumn<Row>[]
  shown: readonly string[]
  idOf: (row: Row) => string
}

export type ListTable<Row extends object> = ReturnType<typeof useListTable<Row>>

/** Pages, order and filters are the server's; the table keeps which columns are shown and which rows are ticked. */
export function useListTable<Row extends object>({ list, columns, shown, idOf }: Wanted<Row>) {
  const { ticked, setTicked, chosen } = useChosen(list, idOf)
  const defs = useMemo(
    () =>
      columns.map((column) => ({
        id: column.id,
        header: column.header,
        cell: ({ row }: { row: { original: Row } }) => column.cell(row.original),
      })),
    [columns],
  )
  const columnVisibility = Object.fromEntries(columns.map(({ id }) => [id, shown.includes(id)]))
  const table = useTable({
    features,
    columns: defs,
    data: list.rows,
    getRowId: idOf,
    state: { rowSelection: ticked, columnVisibility },
    onRowSelectionChange: setTicked,
  })
  return { table, chosen, ticked, setTicked, clear: () => setTicked({}) }
}

/** Ticks outlive a page, not a search: nobody packs what they no longer see in the list. */
function useChosen<Row extends object>(list: List<Row>, idOf: (row: Row) => string) {
  const [ticked, setTicked] = useState<Ticked>({})
  const [kept, setKept] = useState<ReadonlyMap<string, Row>>(new Map())
  const narrowed = JSON.stringify([list.state.search, list.state.filters])
  useEffect(() => setTicked({}), [narrowed])
  const chosen = useMemo(() => keepChosen(kept, ticked, list.rows, idOf), [kept, ticked, list.rows, idOf])
  useEffect(() => setKept((before) => keepChosen(before, ticked, list.rows, idOf)), [ticked, list.rows, idOf])
  return { ticked, setTicked, chosen }
}
