import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { err, ok } from '#domain/result.ts'
import { emptyTestDb } from '#server/db/testing/test-db.ts'
import { inTransaction, transact } from '#server/db/transaction.ts'

const { db, pool } = await emptyTestDb()

beforeAll(async () => void (await pool.query('create table till (id int primary key, paise int not null)')))
beforeEach(async () => void (await pool.query('truncate till; insert into till values (1, 0), (2, 0)')))

async function paiseIn(id: number): Promise<number> {
  const { rows } = await pool.query<{ paise: number }>('select paise from till where id = $1', [id])
  return rows[0]?.paise ?? Number.NaN
}

test('what is accepted is kept', async () => {
  const result = await inTransaction(db, async (tx) => {
    await tx.execute(sql`update till set paise = 100 where id = 1`)
    return ok('done')
  })
  expect(result).toEqual(ok('done'))
  expect(await paiseIn(1)).toBe(100)
})

test('what is refused leaves no trace and the refusal comes back as a value', async () => {
  const result = await inTransaction(db, async (tx) => {
    await tx.execute(sql`update till set paise = 100 where id = 1`)
    return err('SOLD_OUT' as const)
  })
  expect(result).toEqual(err('SOLD_OUT'))
  expect(await paiseIn(1)).toBe(0)
})

test('what throws leaves no trace and is thrown on', async () => {
  const broken = inTransaction(db, async (tx) => {
    await tx.execute(sql`update till set paise = 100 where id = 1`)
    throw new Error('a bug')
  })
  await expect(broken).rejects.toThrow('a bug')
  expect(await paiseIn(1)).toBe(0)
})

test('two transactions that lock each other out both succeed in the end', async () => {
  let holding = 0
  const { promise: bothHoldOne, resolve: goOn } = Promise.withResolvers<void>()
  const move = (first: number, second: number) =>
    transact(db, async (tx) => {
      await tx.execute(sql`update till set paise = paise + 1 where id = ${first}`)
      holding += 1
      if (holding === 2) goOn()
      await bothHoldOne
      await tx.execute(sql`update till set paise = paise + 1 where id = ${second}`)
    })
  await Promise.all([move(1, 2), move(2, 1)])
  expect([await paiseIn(1), await paiseIn(2)]).toEqual([2, 2])
  expect(holding).toBeGreaterThan(2)
})
