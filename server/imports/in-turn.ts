import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'

/**
 * Imports follow each other: the second sees what the first has done. One connection keeps the turn and does nothing else; the work has
 * transactions of its own. Whoever is lost loses the turn with the connection.
 */
export function inTurn<T>(db: Db, work: () => Promise<T>): Promise<T> {
  return db.transaction(async (turn) => {
    await turn.execute(sql`set local statement_timeout = 0`)
    await turn.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    await turn.execute(sql`select pg_advisory_xact_lock(hashtext('catalog import'))`)
    return work()
  })
}
