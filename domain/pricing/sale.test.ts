import { expect, test } from 'vitest'
import { nextPriceAt, saleEndAt, salePriceAt, saleProblem, startAhead } from '#domain/pricing/sale.ts'

const saleStartsAt = new Date('2026-11-18T04:30:00Z')
const saleEndsAt = new Date('2026-11-20T18:30:00Z')
const before = new Date('2026-11-20T18:29:59.999Z')
const running = { salePrice: 900, saleStartsAt: null, saleEndsAt }
const planned = { salePrice: 900, saleStartsAt, saleEndsAt }
const open = { salePrice: 900, saleStartsAt: null, saleEndsAt: null }

test('a sale price counts until the moment of its end, and not in it', () => {
  expect(salePriceAt(running, before)).toBe(900)
  expect(salePriceAt(running, saleEndsAt)).toBeNull()
})

test('a sale without an end goes on', () => {
  expect(salePriceAt(open, saleEndsAt)).toBe(900)
  expect(saleEndAt(open, before)).toBeNull()
})

test('the end is told while it lies ahead, never afterwards', () => {
  expect(saleEndAt(running, before)).toBe(saleEndsAt)
  expect(saleEndAt(running, saleEndsAt)).toBeNull()
})

test('a planned sale counts from the moment of its start, not before', () => {
  const justBefore = new Date(saleStartsAt.getTime() - 1)
  expect([salePriceAt(planned, justBefore), saleEndAt(planned, justBefore)]).toEqual([null, null])
  expect([salePriceAt(planned, saleStartsAt), saleEndAt(planned, saleStartsAt)]).toEqual([900, saleEndsAt])
})

test('the price next changes at the start, then at the end, then never', () => {
  expect(nextPriceAt(planned, new Date(0))).toBe(saleStartsAt)
  expect(nextPriceAt(planned, saleStartsAt)).toBe(saleEndsAt)
  expect(nextPriceAt(planned, saleEndsAt)).toBeNull()
  expect(nextPriceAt({ ...planned, salePrice: null }, new Date(0))).toBeNull()
})

test.each([
  ['lower than the price', planned, null],
  ['as high as the price', { ...open, salePrice: 1000 }, 'sale_not_lower'],
  ['dates without a price', { ...planned, salePrice: null }, 'sale_missing'],
  ['over before it is saved', { ...open, saleEndsAt: new Date('2026-11-01T00:00:00Z') }, 'ends_in_past'],
  ['the end before the start', { ...planned, saleStartsAt: saleEndsAt }, 'ends_before_start'],
])('a sale that is %s', (_title, sale, problem) => {
  expect(saleProblem(1000, sale, new Date('2026-11-17T00:00:00Z'))).toBe(problem)
})

test('a start that has passed is no start', () => {
  expect([startAhead(saleStartsAt, saleStartsAt), startAhead(saleStartsAt, new Date(0))]).toEqual([null, saleStartsAt])
})
