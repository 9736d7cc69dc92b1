import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
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
const other = await addProduct(db, { colours: { Moss: 1, Clay: 1 } })
await vi.waitFor(() => expect(isConnected).toHaveBeenCalled())
const shown = [`card:${id}`, `product:${id}`]
const listed = [`card:${id}`, 'listing', `product:${id}`]
const all = [`card:${id}`, 'choice', 'listing', `product:${id}`]

/** What the pages hear of one statement: whatever stands before the mark that follows it. */
async function told(statement: string, ...values: unknown[]): Promise<string[]> {
  await pool.query(statement, values)
  await pool.query(`select pg_notify('page_tags', 'mark')`)
  await vi.waitFor(() => expect(heard).toContain('mark'))
  return [...heard].filter((tag) => tag !== 'mark').toSorted()
}

// What was told of the products above has arrived.
beforeAll(() => told('select'))
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
  ['the last piece goes: page, cards and listings', 0, listed],
  ['pieces come back: page, cards and listings', 9, listed],
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

const page = `product:${id}`
const cardOfOther = [`card:${other}`, `product:${other}`]

/** Every table of which a page of the catalogue shows something, written to as a person would at the database. */
test.each([
  ['a name', `update products set name = name || '!' where id = ${id}`, listed],
  ['an address', `update products set slug = slug || '-x' where id = ${id}`, shown],
  ['a sale', `update products set sale_price = price - 100 where id = ${id}`, all],
  ['the start of a sale', `update products set sale_starts_at = now() + interval '1 day' where id = ${id}`, all],
  ['words for search engines', `update products set seo_title = 'Stool' where id = ${id}`, shown],
  [
    'a product on the home page',
    `update products set is_featured = not is_featured where id = ${id}`,
    [...shown, 'choice'],
  ],
  ['a picture of a product', `update products set images = '{a.webp}' where id = ${id}`, shown],
  ['a product that leaves the shop', `update products set is_active = false where id = ${id}`, all],
  ['one that comes back', `update products set is_active = true where id = ${id}`, all],
  [
    'a new colour',
    `insert into product_variants (product_id, color, sku) values (${other}, 'Ink', 'INK-1')`,
    cardOfOther,
  ],
  ['the price of a colour', `update product_variants set price_difference = 100 where sku = 'INK-1'`, cardOfOther],
  ['the order of colours', `update product_variants set position = 9 where sku = 'INK-1'`, cardOfOther],
  ['the picture of a colour', `update product_variants set images = '{ink.webp}' where sku = 'INK-1'`, cardOfOther],
  ['a colour that goes', `delete from product_variants where sku = 'INK-1'`, cardOfOther],
  [
    'a picture that was delivered',
    `insert into pictures (file, width, height, alt, color) values ('a.webp', 9, 9, 'A stool', '#fff')`,
    ['pictures', page, `card:${id}`],
  ],
  [
    'its alternative text',
    `update pictures set alt = 'A stool of sal' where file = 'a.webp'`,
    ['pictures', page, `card:${id}`],
  ],
  ['a picture that is gone', `delete from pictures where file = 'a.webp'`, ['pictures']],
  ['a room', `update rooms set image = 'room.webp'`, ['categories', 'listing']],
  ['the order of rooms', `update rooms set position = position + 1`, ['categories', 'listing']],
  ['the order of categories', `update categories set position = position + 1`, ['categories', 'listing']],
  ['a review of another product', `update reviews set product_id = ${other}`, [page, `product:${other}`].toSorted()],
  [
    'a project',
    `insert into projects (slug, name, type, style) values ('lodge', 'Lodge', 'Marine', 'Modern')`,
    ['projects'],
  ],
  ['a piece of its rooms', `insert into project_pieces select id, ${id}, 1 from projects`, ['projects']],
  ['the address of a project', `update projects set slug = 'lodge-2'`, ['projects']],
  ['a slide', `insert into hero_slides (title, link_label, wide) values ('Puja', 'Look', 'a.webp')`, ['hero']],
  ['the end of a slide', `update hero_slides set ends_at = now()`, ['hero']],
  ['an announcement', `insert into announcement (text) values ('Closed')`, ['announcement']],
  ['an announcement that is switched on', `update announcement set is_on = true`, ['announcement']],
  ['an old address alone: no page is kept there', `delete from product_slugs where product_id = ${id}`, []],
  [
    'a product that is deleted',
    `delete from products where id = ${other}`,
    [...cardOfOther, 'choice', 'listing', 'projects'],
  ],
])('written with plain SQL: %s', async (_title, statement, tags) => {
  expect(await told(statement)).toEqual(tags.toSorted())
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
