import { setTimeout as sleep } from 'node:timers/promises'
import { TransactionRollbackError } from 'drizzle-orm'
import type { Result } from '#domain/result.ts'
import type { Db } from '#server/db/connect.ts'

/** Asked for by whatever locks or writes more than one row, so that it cannot be called outside a transaction. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

const ATTEMPTS = 5
const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'

/** ok commits; err rolls back and is returned; a throw rolls back and is thrown on. */
export async function inTransaction<T, E>(db: Db, work: (tx: Tx) => Promise<Result<T, E>>): Promise<Result<T, E>> {
  let refusal: Result<T, E> | undefined
  try {
    return await transact(db, async (tx) => {
      refusal = undefined
      const result = await work(tx)
      if (result.ok) return result
      refusal = result
      return tx.rollback()
    })
  } catch (thrown) {
    if (refusal !== undefined && thrown instanceof TransactionRollbackError) return refusal
    throw thrown
  }
}

/** The same for work that cannot be refused. It may run more than once: PostgreSQL asks the loser of a race to retry. */
export async function transact<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work)
    } catch (error) {
      if (attempt === ATTEMPTS || !lostARace(error)) throw error
      await sleep(Math.random() * 20 * 2 ** attempt)
    }
  }
}

function lostARace(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : undefined
  return code === SERIALIZATION_FAILURE || code === DEADLOCK || lostARace(error.cause)
}
