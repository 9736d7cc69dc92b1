import { pino } from 'pino'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { testDb } from '#server/db/testing/test-db.ts'
import { addProduct } from '#server/testing/shop-fixtures.ts'
import { listenForChanges } from './listen-for-changes.ts'

const { db, pool, connection } = await testDb()
const heard = new Set<string>()
const isConnected = vi.fn()
const changes = listenForChanges(
  connection,
  { onTags: (tags) => tags.forEach((tag) => heard.add(tag)), onConnected: isConnected, onLost: vi.fn() },
  pino({ level: 'silent' }),
)
afterAll(() => changes.stop())

const id = await addProduct(db, { stock: 12 })
await vi.waitFor(() => expect(isConnected).toHaveBeenCalled())
const all = [`card:${id}`, 'listing', `product:${id}`]

/** What the pages hear of one statement: whatever stands before the mark that follows it. */
async function told(statement: string, ...values: unknown[]): Promise<string[]> {
  await pool.query(statement, values)
  await pool.query(`select pg_notify('page_tags', 'mark')`)
  await vi.waitFor(() => expect(heard).toContain('mark'))
  return [...heard].filter((tag) => tag !== 'mark').toSorted()
}

beforeEach(() => heard.clear())

test('a price that somebody changes in the database itself reaches every page that shows it', async () => {
  expect(await told('update products set price = price + 100 where id = $1', id)).toEqual(all)
})

test('a statement that changes nothing drops nothing', async () => {
  expect(await told('update products set price = price where id = $1', id)).toEqual([])
})

test.each([
  ['from twelve to seven nothing that a page says has changed', 7, []],
  ['from six on a product’s page counts down, its card does not', 5, [`product:${id}`]],
  ['the last one but one', 1, [`product:${id}`]],
  ['the last piece goes: page, cards and listings', 0, all],
  ['pieces come back: page, cards and listings', 9, all],
])('stock: %s', async (_title, left, tags) => {
  expect(await told('update products set stock_held = stock_on_hand - $2 where id = $1', id, left)).toEqual(tags)
})

test('a review shows on its product’s page alone', async () => {
  expect(await told('insert into reviews (product_id, rating) values ($1, 5)', id)).toEqual([`product:${id}`])
  heard.clear()
  expect(await told('update reviews set is_hidden = true where product_id = $1', id)).toEqual([`product:${id}`])
})

test('a renamed category and a written article drop their own pages', async () => {
  expect(await told(`update categories set name = name || '!'`)).toEqual(
    expect.arrayContaining(['categories', 'listing']),
  )
  heard.clear()
  expect(await told(`delete from blog_posts where id = 0`)).toEqual(['blog'])
})

test('more than two thousand changes at once mean the whole shop', async () => {
  expect(await told(`select tell_pages(array(select 'product:' || n from generate_series(1, 2001) as n))`)).toEqual([
    'all',
  ])
  heard.clear()
  expect(
    await told(`select tell_pages(array(select 'product:' || n from generate_series(1, 1500) as n))`),
  ).toHaveLength(1500)
})
