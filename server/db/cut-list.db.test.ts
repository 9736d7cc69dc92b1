import { type SQL, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { MOST_COUNTED } from '#domain/api/open-page.ts'
import { cutList } from './cut-list.ts'
import { holdsWord } from './holds-word.ts'
import { testDb } from './testing/test-db.ts'

const { db, pool } = await testDb()
const ALL = 2500
const textOf = (id: number) => (id % 7 === 0 ? `seldom 100%_of ${id}` : `common ${id}`)
const all = Array.from({ length: ALL }, (_, at) => ({ id: at + 1, rank: ((at + 1) * 37) % 100, text: textOf(at + 1) }))

beforeAll(async () => {
  await pool.query('create table listed (id integer primary key, rank integer not null, text text not null)')
  await pool.query(
    `insert into listed select n, n * 37 % 100, case when n % 7 = 0 then 'seldom 100%_of ' else 'common ' end || n from generate_series(1, $1::int) n`,
    [ALL],
  )
})

async function rowsOf(page: SQL): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select l.id from (${page}) as page join listed l on l.id = page.id order by page.place`,
  )
  return rows.map(({ id }) => id)
}

const whole = (where: SQL | undefined, isTurned: boolean) => ({
  from: sql`listed l`,
  id: sql<number>`l.id`,
  where,
  order: isTurned ? sql`l.rank desc, l.id desc` : sql`l.rank, l.id`,
})
const sorted = (isTurned: boolean, fits: (text: string) => boolean) => {
  const fitting = all.filter(({ text }) => fits(text)).toSorted((a, b) => a.rank - b.rank || a.id - b.id)
  return (isTurned ? fitting.toReversed() : fitting).map(({ id }) => id)
}

const anyCut = fc.record({
  page: fc.integer({ min: 1, max: 60 }),
  per_page: fc.constantFrom(1, 20, 50, 100),
  word: fc.constantFrom('', 'common', 'seldom', '100%_', '%', '2499', 'zzqqxx'),
  isTurned: fc.boolean(),
})

test('every page of every list is what sorting all of it and cutting it would give', async () => {
  await fc.assert(
    fc.asyncProperty(anyCut, async ({ page, per_page, word, isTurned }) => {
      const where = word === '' ? undefined : holdsWord(sql`l.text`, word)
      const cut = await cutList(db, whole(where, isTurned), { page, per_page }, rowsOf)
      const expected = sorted(isTurned, (text) => text.includes(word))
      expect(cut.rows).toEqual(expected.slice((page - 1) * per_page, page * per_page))
      expect(cut.found).toBe(Math.min(expected.length, MOST_COUNTED + 1))
    }),
    { numRuns: 40 },
  )
})

test('of what a common word finds nothing beyond the first thousand is read', async () => {
  const ask = (page: number) =>
    cutList(db, whole(holdsWord(sql`l.text`, 'common'), false), { page, per_page: 50, search: 'common' }, rowsOf)
  expect((await ask(20)).rows).toHaveLength(50)
  expect(await ask(21)).toEqual({ rows: [], found: MOST_COUNTED + 1 })
})
