import type { ReactNode } from 'react'
import { AppliedFilters } from './applied-filters.tsx'
import { ColumnMenu } from './column-menu.tsx'
import { FilterMenu } from './filter-menu.tsx'
import type { ListColumn } from './list-column.ts'
import { ListSearch } from './list-search.tsx'
import type { ColumnChoice } from './use-column-choice.ts'
import type { List } from './use-list.ts'
import { useWideScreen } from './use-wide-screen.ts'

type ListToolsProps<Row extends object> = {
  list: List<Row>
  columns: readonly ListColumn<Row>[]
  choice: ColumnChoice
  searchHint: string
  tools: ReactNode
}

export function ListTools<Row extends object>({ list, columns, choice, searchHint, tools }: ListToolsProps<Row>) {
  const isWide = useWideScreen()
  return (
    <div className="flex flex-col gap-2.5 p-3">
      <div className="flex flex-wrap items-center gap-2">
        <ListSearch list={list} hint={searchHint} />
        {list.fields.filters.map((filter) => (
          <FilterMenu
            key={filter.name}
            filter={filter}
            value={list.state.filters[filter.name] ?? ''}
            onChange={(value) => list.filter(filter.name, value)}
          />
        ))}
        <div className="flex flex-wrap items-center gap-2 sm:ml-auto">
          {tools}
          {isWide && <ColumnMenu columns={columns} choice={choice} />}
        </div>
      </div>
      <AppliedFilters list={list} />
    </div>
  )
}
