import type { Db } from '#server/db/connect.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { findUserByEmail, insertUser, lockUserByEmail, updateUser, type UserRow } from './accounts.store.ts'
import { mayEnter } from './demo-people.ts'
import { proveAddress } from './prove-address.ts'

export type Newcomer = { name: string; passwordHash: string }

/** An account whose address was proved by its owner, so that they can be trusted to know its password. */
export async function findProvedAccount(db: Db, email: string): Promise<boolean> {
  const user = await findUserByEmail(db, email)
  return user !== null && user.emailVerifiedAt !== null
}

/** Whoever has just proved to read this mailbox: a known customer, or a new account. Null when they may not enter. */
export async function personOfMailbox(
  tx: Tx,
  deps: Deps,
  email: string,
  newcomer: Newcomer | null,
): Promise<UserRow | null> {
  const known = await lockUserByEmail(tx, email)
  if (known && !mayEnter(deps, known)) return null
  if (known?.emailVerifiedAt) return known
  if (!newcomer) return null
  if (known) {
    const proved = await proveAddress(tx, deps, known)
    return updateUser(tx, proved.id, newcomer)
  }
  const now = deps.clock.now()
  return insertUser(tx, { ...newcomer, email, googleSub: null, emailVerifiedAt: now, isDemo: false, createdAt: now })
}
