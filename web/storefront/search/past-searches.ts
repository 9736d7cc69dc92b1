import { readPastSearches, withSearch } from '#domain/catalog/past-searches.ts'
import { deviceStorage, readJson } from '#web/ui/state/safe-storage.ts'
import { createStore, useStore } from '#web/ui/state/store.ts'

const KEY = 'saalghar_searches'

const past = createStore<readonly string[]>([])

const stored = () => readPastSearches(readJson(deviceStorage, KEY))

/** What was looked for in this browser, the latest first; none before somebody is at a box. It never leaves the browser. */
export const usePastSearches = () => useStore(past)

export const openPastSearches = () => past.set(stored())

export function rememberSearch(search: string): void {
  const next = withSearch(stored(), search)
  deviceStorage.setItem(KEY, JSON.stringify(next))
  past.set(next)
}

export function forgetSearches(): void {
  deviceStorage.removeItem(KEY)
  past.set([])
}
