import { expect, test } from 'vitest'
import { filterOrders } from './filter-orders.ts'
import { readFilter, writeFilter } from './use-order-filter.ts'

const orders = [
  { order_number: 'SLG-AAA', status: 'pending' as const, items: [{ product_name: 'Terai Coffee Table' }] },
  { order_number: 'SLG-BBB', status: 'delivered' as const, items: [{ product_name: 'Mirik Floor Lamp' }] },
]
const numbers = (search: string, status: 'all' | 'pending' | 'delivered' = 'all') =>
  filterOrders(orders, { search, status }).map((order) => order.order_number)

test('an order is found by its number or by anything in it, whatever the case', () => {
  expect(numbers('slg-a')).toEqual(['SLG-AAA'])
  expect(numbers('LAMP')).toEqual(['SLG-BBB'])
})

test('status and search narrow together', () => {
  expect(numbers('slg', 'delivered')).toEqual(['SLG-BBB'])
  expect(numbers('table', 'delivered')).toEqual([])
})

test('nothing typed shows everything', () => {
  expect(numbers('  ')).toEqual(['SLG-AAA', 'SLG-BBB'])
})

test('the filter survives in the address', () => {
  const filter = { search: 'lamp & rug', status: 'shipped' } as const
  expect(readFilter(writeFilter(filter))).toEqual(filter)
  expect(writeFilter({ search: '', status: 'all' })).toBe('')
  expect(readFilter('?status=nonsense')).toEqual({ search: '', status: 'all' })
})
