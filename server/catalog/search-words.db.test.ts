import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { MissedSearchJson, TriedSearchJson, WordEntryJson } from '#domain/api/search-words.ts'
import { openDb, openPool } from '#server/db/connect.ts'
import { auditEntries } from '#server/db/schema/operations.ts'
import { products } from '#server/db/schema/catalog.ts'
import { addPerson, addProduct } from '#server/testing/shop-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { listProducts } from './list-products.ts'

const { app, db, pool, connection } = await testShop()
const asha = await addPerson(db, 'staff')
const meera = await addPerson(db, 'staff')
const url = (path: string) => `/api/backoffice/search-words${path}`
const get = async <T>(path: string) =>
  (await app.inject({ url: url(path), headers: asha.headers })).json<{ data: T }>().data
const post = (path: string, payload: object, person = asha) =>
  app.inject({ method: 'POST', url: url(path), headers: person.headers, payload })
const patch = (path: string, payload: object, person = asha) =>
  app.inject({ method: 'PATCH', url: url(path), headers: person.headers, payload })
const search = async (words: string) =>
  (await app.inject(`/api/products?search=${encodeURIComponent(words)}`)).json<{ data: { total: number } }>().data.total
const entry = (key: string) =>
  get<{ data: WordEntryJson[] }>(`?search=${key}&per_page=100`).then(({ data }) =>
    data.find((each) => each.key === key),
  )

const chair = await addProduct(db)
await db.update(products).set({ name: 'Kalimpong spindle chair' }).where(eq(products.id, chair))

test('a new word finds at once, in every process, and is gone at once', async () => {
  const elsewhere = openPool(connection, () => {})
  const other = openDb(elsewhere)
  const there = async () => (await listProducts({ db: other }, { search: 'basanchowki' })).counts.total
  expect([await search('basanchowki'), await there()]).toEqual([0, 0])
  const made = await post('', { kind: 'piece', words: ['Basan-chowki', 'chair'], kinds: [], near: [] })
  expect(made.json()).toMatchObject({ data: { key: 'basan chowki', origin: 'own', version: 1 } })
  expect([await search('basanchowki'), await there()]).toEqual([1, 1])
  await post('/basan%20chowki/remove', { version: 1 })
  expect([await search('basanchowki'), await there()]).toEqual([0, 0])
  await elsewhere.end()
})

test('an entry of the shop is changed, taken away and brought back', async () => {
  expect(await entry('chair')).toMatchObject({ origin: 'shop', version: 0 })
  const words = { kind: 'piece', words: ['chair', 'gaddi peeth'], kinds: [], near: [] }
  expect((await patch('/chair', { ...words, version: 0 })).json()).toMatchObject({
    data: { origin: 'changed', version: 1 },
  })
  expect(await search('gaddipeeth')).toBe(1)
  const late = await patch('/chair', { ...words, version: 0 }, meera)
  expect(late.json()).toMatchObject({ code: 'changed_meanwhile', errors: { words: ['Now: chair, gaddi peeth'] } })
  await post('/chair/remove', { version: 1 })
  expect(await entry('chair')).toMatchObject({ origin: 'removed' })
  await post('/chair/restore', {})
  expect(await entry('chair')).toMatchObject({ origin: 'shop', version: 0 })
  expect(await search('kursi')).toBe(1)
  const log = await db.select().from(auditEntries).where(eq(auditEntries.subject, 'words:chair'))
  expect(log.map(({ action }) => action)).toEqual(['words.changed', 'words.removed', 'words.restored'])
})

test('what nobody knows is counted by the day, without anybody’s number, and settled with one press', async () => {
  for (const typed of ['Zamboni', 'zamboni!', 'asha@example.com', '98320 55555']) await search(typed)
  await search('zamboni chair')
  const missed = async () => (await get<{ data: MissedSearchJson[] }>('/missed')).data
  const found = await missed()
  expect(found.find(({ words }) => words === 'zamboni')).toMatchObject({ times: 3 })
  expect(found.some(({ words }) => /asha|98320/.test(words))).toBe(false)
  const added = await post('/chair/words', { word: 'zamboni' })
  expect(added.json()).toMatchObject({
    data: { key: 'chair', words: expect.arrayContaining(['kursi', 'zamboni']) as string[] },
  })
  expect(await search('zamboni')).toBe(1)
  expect((await missed()).some(({ words }) => words === 'zamboni')).toBe(false)
  await post('/chair/restore', {})
})

test('a flood of nonsense fills no table', async () => {
  await pool.query(
    `insert into missed_searches (day, words) select '2026-01-01', 'w' || n from generate_series(1, 500) n`,
  )
  await pool.query(`select note_missed_search('2026-01-01', 'one too many'), note_missed_search('2026-01-01', 'w7')`)
  const { rows } = await pool.query(
    `select count(*)::int as kept, max(times) as most from missed_searches where day = '2026-01-01'`,
  )
  expect(rows).toEqual([{ kept: 500, most: 2 }])
  await pool.query(`select note_missed_search('2026-06-01', 'later')`)
  expect((await pool.query(`select from missed_searches where day = '2026-01-01'`)).rowCount).toBe(0)
})

test('a tried search says what it was taken for, and why each piece is found', async () => {
  const tried = await get<TriedSearchJson>('/try?search=kursi')
  expect(tried.concepts).toMatchObject([{ text: 'kursi', exact: expect.arrayContaining(['chair']) as string[] }])
  expect(tried.items).toMatchObject([{ name: 'Kalimpong spindle chair', fits: ['name'] }])
  expect((await get<TriedSearchJson>('/try?search=the')).items.length).toBeGreaterThan(0)
})
