import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAddress } from '#domain/catalog/product-query-text.ts'
import { changeList, listAddress, type ListFields, listParams, readListState } from './list-address.ts'

const FIELDS: ListFields = {
  filters: [
    {
      name: 'payment',
      label: 'Payment',
      kind: 'choices',
      options: ['pending', 'paid', 'failed'].map((value) => ({ value, label: value })),
    },
    { name: 'late', label: 'Late', kind: 'choice', options: [{ value: '1', label: 'Late' }] },
    { name: 'placed', label: 'Placed', kind: 'days' },
  ],
  sorts: ['placed_at', 'total'],
  firstSort: '-placed_at',
}
const read = (text: string) => readListState(FIELDS, readAddress(new URLSearchParams(text)))

test('an empty address is the list as it begins', () => {
  expect(read('')).toEqual({ search: '', filters: {}, sort: '-placed_at', page: 1, columns: null })
  expect(listAddress(FIELDS, read(''))).toBe('')
})

test('a list can be shared: search, filters, order, page and columns stand in its address', () => {
  const text = '?search=Asha+Rai&payment=paid,failed&placed=2026-11-01..&sort=total&page=3&columns=number,total'
  const state = read(text)
  expect(state).toEqual({
    search: 'Asha Rai',
    filters: { payment: 'paid,failed', placed: '2026-11-01..' },
    sort: 'total',
    page: 3,
    columns: ['number', 'total'],
  })
  expect(listAddress(FIELDS, state)).toBe(text.replace('+', '%20'))
})

test('what nobody offers is as if it were not there', () => {
  expect(read('?payment=stolen,paid&sort=password&page=-1&late=7&placed=soon&columns=<b>')).toEqual({
    ...read(''),
    filters: { payment: 'paid' },
  })
})

test('days that were entered the wrong way round are meant the right way round', () => {
  expect(read('?placed=2026-11-16..2026-11-01').filters).toEqual({ placed: '2026-11-01..2026-11-16' })
})

test('every other wish begins at the first page again', () => {
  const third = read('?page=3')
  expect(changeList(third, { search: 'sofa' }).page).toBe(1)
  expect(changeList(third, { page: 4 }).page).toBe(4)
})

test('the server is asked with plain parameters, days as two bounds', () => {
  expect(listParams(FIELDS, read('?search=sofa&payment=paid&placed=2026-11-01..2026-11-16&page=2'))).toEqual({
    search: 'sofa',
    payment: 'paid',
    placed_from: '2026-11-01',
    placed_to: '2026-11-16',
    sort: '-placed_at',
    page: 2,
  })
})

test('whatever stands in an address, the address it makes reads the same', () => {
  const texts = fc.dictionary(
    fc.constantFrom('search', 'payment', 'late', 'placed', 'sort', 'page', 'columns', 'other'),
    fc.oneof(
      fc.string(),
      fc.constantFrom('paid', 'failed,paid', '1', '2', '-total', '2026-01-01..2025-01-01', 'a,b,a'),
    ),
  )
  fc.assert(
    fc.property(texts, (params) => {
      const state = readListState(FIELDS, params)
      const again = read(listAddress(FIELDS, state))
      expect(again).toEqual({ ...state, search: state.search.trim().toWellFormed() })
    }),
  )
})
