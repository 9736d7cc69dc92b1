import { expect, test } from 'vitest'
import { openPage } from './open-page.ts'

const rows = (count: number) => Array.from({ length: count }, (_, at) => at)

test('a list that was counted to its end says how many there are and which page is the last', () => {
  expect(openPage({ page: 2, per_page: 50 }, rows(20), 70)).toMatchObject({ total: 70, last_page: 2, is_more: false })
  expect(openPage({ page: 1, per_page: 50 }, [], 0)).toMatchObject({ total: 0, last_page: 1, is_more: false })
})

test('a longer one says "more than 1,000" and leads on as long as its pages are full', () => {
  const first = openPage({ page: 1, per_page: 50 }, rows(50), 1001)
  expect(first).toMatchObject({ total: 1000, last_page: 20, is_more: true })
  expect(openPage({ page: 900, per_page: 50 }, rows(50), 1001).last_page).toBe(901)
  expect(openPage({ page: 901, per_page: 50 }, rows(7), 1001).last_page).toBe(901)
})

test('of what a word finds the first thousand are shown', () => {
  expect(openPage({ page: 20, per_page: 50, search: 'sofa' }, rows(50), 1001)).toMatchObject({
    last_page: 20,
    is_more: true,
  })
})
