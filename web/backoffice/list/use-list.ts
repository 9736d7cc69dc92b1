import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import type { PageOf } from '#domain/api/envelope.ts'
import type { Query } from '#web/api/api.ts'
import { changeList, listAddress, type ListFields, listParams, type ListState, readListState } from './list-address.ts'

export type ListOptions<Row extends object> = {
  /** The second word of its query key: events about this area make the list fresh. */
  area: string
  /** Where the list stands, such as /backoffice/orders. */
  path: string
  fields: ListFields
  /** `is_more`: the list is too long to be counted to its end. */
  load: (params: Query) => Promise<PageOf<Row> & { is_more?: boolean }>
}

export type List<Row extends object> = ReturnType<typeof useList<Row>>

/** The address is the state: search, filters, order, page and columns are read from it, and every change is a new address. */
export function useList<Row extends object>({ area, path, fields, load }: ListOptions<Row>) {
  const router = useRouter()
  const state = readListState(fields, useSearch({ strict: false }))
  const params = listParams(fields, state)
  const result = useQuery({
    queryKey: ['backoffice', area, 'list', params],
    queryFn: () => load(params),
    placeholderData: keepPreviousData,
  })
  const hrefFor = (next: ListState) => path + listAddress(fields, next)
  // Two quick ticks: the second is made on the address that the first has just opened.
  const latest = () => readListState(fields, router.state.location.search)
  const open = (next: ListState, replace = false) =>
    void router.navigate({ href: hrefFor(next), replace, resetScroll: false })
  return {
    area,
    path,
    fields,
    state,
    result,
    rows: result.data?.data ?? NO_ROWS,
    total: result.data?.total ?? 0,
    lastPage: result.data?.last_page ?? 1,
    hrefWith: (change: Partial<ListState>) => hrefFor(changeList(state, change)),
    /** False from the moment on when another screen is asked for, also while this one is still shown. */
    isHere: () => router.state.location.pathname === path,
    /** `isTyping` keeps Back from walking through every letter. */
    change: (change: Partial<ListState>, isTyping = false) => open(changeList(latest(), change), isTyping),
    filter: (name: string, value: string) =>
      open(changeList(latest(), { filters: { ...latest().filters, [name]: value } })),
    clear: () => open(changeList(latest(), { search: '', filters: {} })),
  }
}

const NO_ROWS: readonly never[] = []
