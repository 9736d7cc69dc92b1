import { and, asc, count, desc, eq, ne } from 'drizzle-orm'
import type { Address } from '#domain/orders/address.ts'
import type { Db } from '#server/db/connect.ts'
import { savedAddresses } from '#server/db/schema/accounts.ts'
import type { Tx } from '#server/db/transaction.ts'

export type AddressRow = {
  id: number
  name: string
  email: string
  phone: string
  address: string
  city: string
  state: string
  postalCode: string
  country: string
  isDefault: boolean
}

const columns = {
  id: savedAddresses.id,
  name: savedAddresses.name,
  email: savedAddresses.email,
  phone: savedAddresses.phone,
  address: savedAddresses.address,
  city: savedAddresses.city,
  state: savedAddresses.state,
  postalCode: savedAddresses.postalCode,
  country: savedAddresses.country,
  isDefault: savedAddresses.isDefault,
}

const ofPerson = (userId: number, id: number) => and(eq(savedAddresses.id, id), eq(savedAddresses.userId, userId))

export async function listAddresses(db: Db, userId: number): Promise<AddressRow[]> {
  return db
    .select(columns)
    .from(savedAddresses)
    .where(eq(savedAddresses.userId, userId))
    .orderBy(desc(savedAddresses.isDefault), asc(savedAddresses.id))
}

export async function countAddresses(tx: Tx, userId: number): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(savedAddresses).where(eq(savedAddresses.userId, userId))
  return row?.total ?? 0
}

export async function insertAddress(
  tx: Tx,
  userId: number,
  address: Address,
  isDefault: boolean,
  now: Date,
): Promise<AddressRow> {
  if (isDefault) await clearDefault(tx, userId)
  const [row] = await tx
    .insert(savedAddresses)
    .values({ userId, ...columnsOf(address), isDefault, createdAt: now })
    .returning(columns)
  if (!row) throw new Error('The address was not written')
  return row
}

export async function updateAddress(
  tx: Tx,
  userId: number,
  id: number,
  address: Address,
  isDefault: boolean | undefined,
): Promise<AddressRow | null> {
  if (isDefault) await clearDefault(tx, userId, id)
  const [row] = await tx
    .update(savedAddresses)
    .set({ ...columnsOf(address), ...(isDefault === undefined ? {} : { isDefault }) })
    .where(ofPerson(userId, id))
    .returning(columns)
  return row ?? null
}

export async function deleteAddress(db: Db, userId: number, id: number): Promise<boolean> {
  const gone = await db.delete(savedAddresses).where(ofPerson(userId, id)).returning({ id: savedAddresses.id })
  return gone.length > 0
}

async function clearDefault(tx: Tx, userId: number, exceptId = 0): Promise<void> {
  await tx
    .update(savedAddresses)
    .set({ isDefault: false })
    .where(and(eq(savedAddresses.userId, userId), eq(savedAddresses.isDefault, true), ne(savedAddresses.id, exceptId)))
}

function columnsOf({ postal_code, ...rest }: Address) {
  return { ...rest, postalCode: postal_code }
}
