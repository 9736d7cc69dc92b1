import type { ComponentProps, ReactNode } from 'react'
import type { Api, Query } from '#web/api/api.ts'
import { useApi } from '#web/api/use-api.ts'
import { ScreenHead } from '#web/backoffice/parts/screen-head.tsx'
import { DataTable, type DataTableProps } from './data-table.tsx'
import { ExportButton } from './export-button.tsx'
import { listParams } from './list-address.ts'
import { type ListOptions, useList } from './use-list.ts'
import { type View, ViewTabs } from './view-tabs.tsx'

type ListScreenProps<Row extends object> = ComponentProps<typeof ScreenHead> &
  Omit<ListOptions<Row>, 'load'> &
  Omit<DataTableProps<Row>, 'list' | 'views' | 'tools'> & {
    load: (api: Api, query: Query) => ReturnType<ListOptions<Row>['load']>
    /** Between the head and the list, such as the way to the screens beside this one. */
    tabs?: ReactNode
    views?: readonly View[]
    onSaveView?: (name: string, query: string) => void
    /** The list as it is filtered now, as a file; without it there is no Export. */
    exportRows?: (api: Api, query: Query) => Promise<Blob>
  }

/** A screen that is one list: it says what its rows are, and how they are found, shown and opened. */
export function ListScreen<Row extends object>(props: ListScreenProps<Row>) {
  const { title, back, about, actions, area, path, fields, load, tabs, views, onSaveView, exportRows, ...table } = props
  const api = useApi()
  const list = useList({ area, path, fields, load: (query) => load(api, query) })
  return (
    <>
      <ScreenHead title={title} back={back} about={about} actions={actions} />
      {tabs}
      <DataTable
        {...table}
        list={list}
        views={views && <ViewTabs list={list} views={views} onSave={onSaveView} />}
        tools={exportRows && <ExportButton name={area} load={() => exportRows(api, listParams(fields, list.state))} />}
      />
    </>
  )
}
