import { PRODUCT_DESK_SORT_FIELDS } from '#domain/catalog/desk-products.ts'
import { PRODUCT_STATES, stateBadge } from '#domain/catalog/product-state.ts'
import type { ListFields } from '#web/backoffice/list/list-address.ts'
import type { View } from '#web/backoffice/list/view-tabs.tsx'

type Shelf = { id: number; name: string }
const optionsOf = (shelves: readonly Shelf[]) => shelves.map(({ id, name }) => ({ value: String(id), label: name }))

/** What the address of the list may say; the server reads the same names. */
export const productListFields = (categories: readonly Shelf[], rooms: readonly Shelf[]): ListFields => ({
  filters: [
    {
      name: 'state',
      label: 'State',
      kind: 'choices',
      options: PRODUCT_STATES.map((value) => ({ value, label: stateBadge(value).label })),
    },
    { name: 'category', label: 'Category', kind: 'choices', options: optionsOf(categories) },
    { name: 'room', label: 'Room', kind: 'choices', options: optionsOf(rooms) },
    {
      name: 'sale',
      label: 'Sale',
      kind: 'choice',
      options: [
        { value: 'running', label: 'On sale' },
        { value: 'planned', label: 'Sale planned' },
        { value: 'none', label: 'No sale' },
      ],
    },
    {
      name: 'low_stock',
      label: 'Stock',
      kind: 'choice',
      options: [
        { value: 'yes', label: 'Runs low' },
        { value: 'no', label: 'Enough' },
      ],
    },
    {
      name: 'picture',
      label: 'Picture',
      kind: 'choice',
      options: [
        { value: 'no', label: 'Without picture' },
        { value: 'yes', label: 'With picture' },
      ],
    },
  ],
  sorts: PRODUCT_DESK_SORT_FIELDS,
  firstSort: '-changed',
})

/** One list per job. */
export const PRODUCT_VIEWS: readonly View[] = [
  { name: 'All', query: '' },
  { name: 'Published', query: '?state=published' },
  { name: 'Drafts', query: '?state=draft' },
  { name: 'On sale', query: '?sale=running' },
  { name: 'Runs low', query: '?state=published&low_stock=yes' },
  { name: 'Without picture', query: '?picture=no' },
]
