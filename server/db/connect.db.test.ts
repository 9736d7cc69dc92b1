import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDb, openLine, openPool, requireDatabase } from '#server/db/connect.ts'
import { emptyTestDb } from '#server/db/testing/test-db.ts'
import { StartupProblem } from '#server/startup-problem.ts'

const { pool, connection } = await emptyTestDb()

test('a lost connection, idle or in use, is replaced and never ends the process', async () => {
  const lost: string[] = []
  const own = openPool({ ...connection, max: 2 }, (error) => lost.push(error.message))
  const held = await own.connect()
  await own.query('select 1')
  await pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await expect.poll(() => lost.length).toBe(2)
  // Whoever held it finds out at the next query, and the pool throws it away when it comes back.
  await expect(held.query('select 1')).rejects.toThrow()
  held.release()
  expect((await own.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }])
  await own.end()
  expect(lost).toHaveLength(2)
})

test('a line of its own that is lost says so to who asks it next, and to nobody else', async () => {
  const line = openLine({ ...connection, application_name: 'own-line' })
  await line.connect()
  const ended = new Promise((resolve) => line.once('end', resolve))
  await pool.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'own-line'")
  await ended
  await expect(line.query('select 1')).rejects.toThrow(/not queryable|terminat/)
})

test('a statement that never ends is stopped', async () => {
  const own = openPool({ ...connection, statement_timeout: 50 }, () => undefined)
  await expect(openDb(own).execute(sql`select pg_sleep(5)`)).rejects.toMatchObject({ cause: { code: '57014' } })
  await own.end()
})

async function problemWith(connectionString: string): Promise<unknown> {
  const wrong = openPool({ connectionString }, () => undefined)
  const problem = await requireDatabase(wrong).catch((error: unknown) => error)
  await wrong.end()
  return problem
}

test('a database that answers is accepted', async () => {
  await expect(requireDatabase(pool)).resolves.toBeUndefined()
})

test('a database that does not answer is one sentence that says what to do, without the password', async () => {
  const problem = await problemWith('postgres://me:hunter2@127.0.0.1:41099/shop')
  expect(problem).toBeInstanceOf(StartupProblem)
  expect(problem).toHaveProperty(
    'message',
    'The database "shop" at 127.0.0.1:41099 cannot be used (nothing answers there). Start it or correct DATABASE_URL.',
  )
})
