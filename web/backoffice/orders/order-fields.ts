import { DESK_SORT_FIELDS, PROMISES, type PromiseFilter } from '#domain/orders/desk-list.ts'
import { ORDER_STATUSES, orderBadge } from '#domain/orders/order-status.ts'
import { PAYMENT_STATUSES, paymentBadge } from '#domain/orders/payment-status.ts'
import { choicesOf, type ListFields } from '#web/backoffice/list/list-address.ts'
import type { View } from '#web/backoffice/list/view-tabs.tsx'

const PROMISE_WORDS: Readonly<Record<PromiseFilter, string>> = {
  late: 'Late',
  today: 'Due today',
  week: 'Due within a week',
}

/** What the address of the order list may say; the server reads the same names. */
export const ORDER_FIELDS: ListFields = {
  filters: [
    {
      name: 'status',
      label: 'Status',
      kind: 'choices',
      options: ORDER_STATUSES.map((value) => ({ value, label: orderBadge(value).label })),
    },
    {
      name: 'payment',
      label: 'Payment',
      kind: 'choices',
      options: PAYMENT_STATUSES.map((value) => ({ value, label: paymentBadge(value).label })),
    },
    {
      name: 'packed',
      label: 'Packed',
      kind: 'choice',
      options: choicesOf({ no: 'Not packed', yes: 'Packed' }),
    },
    {
      name: 'promised',
      label: 'Promised',
      kind: 'choice',
      options: PROMISES.map((value) => ({ value, label: PROMISE_WORDS[value] })),
    },
    { name: 'placed', label: 'Placed', kind: 'days' },
  ],
  sorts: DESK_SORT_FIELDS,
  firstSort: '-placed_at',
}

/** One list per job. */
export const ORDER_VIEWS: readonly View[] = [
  { name: 'All', query: '' },
  { name: 'To pack', query: '?status=processing&packed=no&sort=promised' },
  { name: 'To ship', query: '?status=processing&packed=yes&sort=promised' },
  { name: 'On its way', query: '?status=shipped&sort=promised' },
  { name: 'Late', query: '?promised=late&sort=promised' },
  { name: 'Unpaid', query: '?status=pending' },
]
