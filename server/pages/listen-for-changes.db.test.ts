import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, expect, test, vi } from 'vitest'
import { testDb } from '#server/db/testing/test-db.ts'
import { transact, type Tx } from '#server/db/transaction.ts'
import { listenForChanges } from './listen-for-changes.ts'

const { db, pool, connection } = await testDb()
const heard: string[] = []
const line: string[] = []
const changes = listenForChanges(
  connection,
  {
    onTags: (tags) => heard.push(...tags),
    onConnected: () => line.push('connected'),
    onLost: () => line.push('lost'),
  },
  pino({ level: 'silent' }),
)
afterAll(() => changes.stop())

const publishTags = (tx: Tx, tags: string[]) => tx.execute(sql`select tell_pages(${sql.param(tags)}::text[])`)
const soon = (check: () => void) => vi.waitFor(check, { timeout: 20_000 })

test('tags are heard when the change commits, and not when it is rolled back', async () => {
  await soon(() => expect(line).toEqual(['connected']))
  await transact(db, async (tx) => {
    await publishTags(tx, ['never'])
    throw new Error('rolled back')
  }).catch(() => {})
  await transact(db, (tx) => publishTags(tx, ['product:1', 'listing']))
  await soon(() => expect(heard).toEqual(['product:1', 'listing']))
})

test('more tags than fit into one notice all arrive', async () => {
  heard.length = 0
  const many = Array.from({ length: 1000 }, (_, at) => `product:${at}`)
  await transact(db, (tx) => publishTags(tx, many))
  await soon(() => expect(heard).toHaveLength(1000))
})

test('a broken line is noticed, mended and told', async () => {
  line.length = 0
  heard.length = 0
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'saalghar-pages' and datname = current_database()`,
  )
  await soon(() => expect(line).toEqual(['lost', 'connected']))
  await transact(db, (tx) => publishTags(tx, ['after']))
  await soon(() => expect(heard).toEqual(['after']))
})
