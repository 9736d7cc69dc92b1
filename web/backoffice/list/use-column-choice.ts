import { useState } from 'react'
import { deviceStorage, readJson } from '#web/ui/state/safe-storage.ts'
import { type ListColumn, shownColumns } from './list-column.ts'
import type { List } from './use-list.ts'

export type ColumnChoice = { shown: readonly string[]; show: (ids: readonly string[]) => void; reset: () => void }

/** The address says it where a link or a view does; otherwise the columns that this person chose last on this device. */
export function useColumnChoice<Row extends object>(
  list: List<Row>,
  columns: readonly ListColumn<Row>[],
): ColumnChoice {
  const key = `backoffice_columns_${list.area}`
  const [remembered, setRemembered] = useState(() => readNames(key))
  const isInAddress = list.state.columns !== null
  return {
    shown: shownColumns(columns, list.state.columns ?? remembered),
    show(ids) {
      deviceStorage.setItem(key, JSON.stringify(ids))
      setRemembered(ids)
      if (isInAddress) list.change({ columns: ids, page: list.state.page }, true)
    },
    reset() {
      deviceStorage.removeItem(key)
      setRemembered(null)
      if (isInAddress) list.change({ columns: null, page: list.state.page }, true)
    },
  }
}

function readNames(key: string): readonly string[] | null {
  const kept = readJson(deviceStorage, key)
  return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : null
}
