import { queryText, readCount, type SearchParams } from '#domain/catalog/search-params.ts'

export type Choice = { readonly value: string; readonly label: string }

/** `{ shown: 'Shown', hidden: 'Hidden' }`: what the server is asked, and what is read. */
export const choicesOf = (labels: Readonly<Record<string, string>>): Choice[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** One filter of a list: some of its choices, one of them, or a span of days. */
export type ListFilter = { readonly name: string; readonly label: string } & (
  | { readonly kind: 'choices' | 'choice'; readonly options: readonly Choice[] }
  | { readonly kind: 'days' }
)

/** What the address of a list may say. `sorts` are the server's names; a minus before one turns it round. */
export type ListFields = {
  readonly filters: readonly ListFilter[]
  readonly sorts: readonly string[]
  readonly firstSort: string
}

export type ListState = {
  readonly search: string
  /** By the filter's name: 'paid,failed', or '2026-11-01..2026-11-16' for days. */
  readonly filters: { readonly [name: string]: string }
  readonly sort: string
  readonly page: number
  /** Null: the columns that this person chose last. */
  readonly columns: readonly string[] | null
}

const LONGEST_SEARCH = 200
const LAST_PAGE = 100_000

/** An address may be typed or stale: what does not read as its field is as if it were not there. */
export function readListState(fields: ListFields, params: SearchParams): ListState {
  const filters = fields.filters.map((filter) => [filter.name, readFilter(filter, params[filter.name] ?? '')] as const)
  return {
    search: (params['search'] ?? '').slice(0, LONGEST_SEARCH),
    filters: Object.fromEntries(filters.filter(([, value]) => value !== '')),
    sort: readSort(fields, params['sort']),
    page: readCount(params['page'], LAST_PAGE) ?? 1,
    columns: readColumns(params['columns']),
  }
}

function readFilter(filter: ListFilter, text: string): string {
  if (filter.kind === 'days') return spanText(readSpan(text))
  const wanted = text.split(',')
  const known = filter.options.map(({ value }) => value).filter((value) => wanted.includes(value))
  return (filter.kind === 'choice' ? known.slice(0, 1) : known).join(',')
}

function readSort({ sorts, firstSort }: ListFields, text = ''): string {
  return sorts.includes(text.replace(/^-/, '')) ? text : firstSort
}

function readColumns(text: string | undefined): readonly string[] | null {
  const names = (text ?? '').split(',').filter((name) => /^[a-z][\w-]{0,40}$/.test(name))
  return names.length > 0 ? [...new Set(names)] : null
}

/** The shortest address that says the same. */
export function listAddress(fields: ListFields, state: ListState): string {
  const pairs: (readonly [string, string])[] = []
  if (state.search.trim()) pairs.push(['search', state.search.trim()])
  for (const { name } of fields.filters) {
    const value = state.filters[name]
    if (value) pairs.push([name, value])
  }
  if (state.sort !== fields.firstSort) pairs.push(['sort', state.sort])
  if (state.page > 1) pairs.push(['page', String(state.page)])
  if (state.columns) pairs.push(['columns', state.columns.join(',')])
  return queryText(pairs)
}

/** Whatever else is asked for begins at its first page. */
export const changeList = (state: ListState, change: Partial<ListState>): ListState => ({
  ...state,
  page: 1,
  ...change,
})

/** What the server is asked. A span of days becomes two bounds: `placed_from` and `placed_to`. */
export function listParams(fields: ListFields, state: ListState): Record<string, string | number> {
  const filters = fields.filters.flatMap(({ kind, name }): [string, string][] => {
    const value = state.filters[name] ?? ''
    if (kind !== 'days') return [[name, value]]
    const { from, to } = readSpan(value)
    return [
      [`${name}_from`, from],
      [`${name}_to`, to],
    ]
  })
  const all = [['search', state.search.trim()], ...filters, ['sort', state.sort]] as const
  return { ...Object.fromEntries(all.filter(([, value]) => value !== '')), page: state.page }
}

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/
export type DaySpan = { from: string; to: string }

export function readSpan(text: string): DaySpan {
  const [from = '', to = ''] = text.split('..').map((day) => (DAY.test(day) ? day : ''))
  return from && to && from > to ? { from: to, to: from } : { from, to }
}

export const spanText = ({ from, to }: DaySpan) => (from || to ? `${from}..${to}` : '')

export const isNarrowed = ({ search, filters }: ListState) => search !== '' || Object.keys(filters).length > 0
