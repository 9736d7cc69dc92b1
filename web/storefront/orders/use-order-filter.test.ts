import { expect, test } from 'vitest'
import { readFilter, writeFilter } from './use-order-filter.ts'

test('the filter survives in the address', () => {
  const filter = { search: 'lamp & rug', status: 'shipped' } as const
  expect(readFilter(writeFilter(filter))).toEqual(filter)
  expect(writeFilter({ search: '', status: 'all' })).toBe('')
  expect(readFilter('?status=nonsense')).toEqual({ search: '', status: 'all' })
})
