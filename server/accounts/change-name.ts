import { transact } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { updateUser, type UserRow } from './accounts.store.ts'

export async function changeName({ db }: Deps, userId: number, name: string): Promise<UserRow> {
  return transact(db, (tx) => updateUser(tx, userId, { name: name.trim() }))
}
