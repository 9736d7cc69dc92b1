import { SEED_ADDRESSES } from './addresses.ts'
import { savedAddresses, users } from '#server/db/schema/accounts.ts'
import type { Tx } from '#server/db/transaction.ts'
import { daysBefore } from './days.ts'
import { DEMO_CUSTOMER, SEED_PEOPLE } from './people.ts'

export type People = { idByEmail: ReadonlyMap<string, number>; idByName: ReadonlyMap<string, number> }

export type PasswordHashes = ReadonlyMap<string, string>

/** The hashes come in finished: hashing is slow on purpose, and a transaction should not wait for it. */
export async function insertPeople(tx: Tx, passwordHashes: PasswordHashes, now: Date): Promise<People> {
  const rows = SEED_PEOPLE.map(({ name, email, role, joinedDaysAgo }) => {
    const createdAt = daysBefore(now, joinedDaysAgo)
    const passwordHash = passwordHashes.get(email) ?? null
    return { name, email, role, passwordHash, createdAt, emailVerifiedAt: createdAt, isDemo: true }
  })
  const inserted = await tx.insert(users).values(rows).returning({ id: users.id, name: users.name, email: users.email })
  const idByEmail = new Map(inserted.map(({ id, email }) => [email, id]))
  await insertSavedAddresses(tx, requireId(idByEmail, DEMO_CUSTOMER), now)
  return { idByEmail, idByName: new Map(inserted.map(({ id, name }) => [name, id])) }
}

export function requireId(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`The seed names ${key}, which it has not inserted`)
  return id
}

async function insertSavedAddresses(tx: Tx, userId: number, now: Date): Promise<void> {
  const home = { ...SEED_ADDRESSES.ananyaHome, isDefault: true }
  const parents = { ...SEED_ADDRESSES.ananyaParents, isDefault: false }
  const rows = [home, parents].map(({ postal_code, ...address }) => ({ ...address, postalCode: postal_code, userId }))
  await tx.insert(savedAddresses).values(rows.map((row) => ({ ...row, createdAt: daysBefore(now, 212) })))
}
