import { expect, test } from 'vitest'
import { PAGE_MAX_AGE_MS } from '#domain/time/page-age.ts'
import { MINUTE } from '#domain/time/durations.ts'
import { knownTrueAt } from './known-true-at.ts'

const { timeOrigin } = performance
const sent = { transferSize: 16_000 }
const keptByTheBrowser = { transferSize: 0 }

test('a page that the shop has just sent is true now, whenever it was rendered', () => {
  expect(knownTrueAt(timeOrigin - 4 * MINUTE, sent)).toBe(timeOrigin)
})

test('a page that the browser had kept is as old as it is', () => {
  expect(knownTrueAt(timeOrigin - MINUTE, keptByTheBrowser)).toBe(timeOrigin - MINUTE)
  expect(knownTrueAt(timeOrigin - MINUTE, undefined)).toBe(timeOrigin - MINUTE)
})

test('a page that the shop sends once more while it renders it anew is as old as it is', () => {
  expect(knownTrueAt(timeOrigin - PAGE_MAX_AGE_MS, sent)).toBe(timeOrigin - PAGE_MAX_AGE_MS)
})

test('a page that was rendered for this visit is not older than its rendering', () => {
  expect(knownTrueAt(timeOrigin + 20, sent)).toBe(timeOrigin + 20)
})
