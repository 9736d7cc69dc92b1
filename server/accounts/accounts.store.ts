import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Role } from '#domain/accounts/roles.ts'
import type { Db } from '#server/db/connect.ts'
import { users } from '#server/db/schema/accounts.ts'
import type { Tx } from '#server/db/transaction.ts'

export type UserRow = {
  id: number
  name: string
  email: string
  passwordHash: string | null
  googleSub: string | null
  role: Role
  permissions: string[] | null
  isDemo: boolean
  emailVerifiedAt: Date | null
  /** Cannot log in. */
  blockedAt: Date | null
  twoStepAt: Date | null
  createdAt: Date
}

export type NewUser = Pick<
  UserRow,
  'name' | 'email' | 'passwordHash' | 'googleSub' | 'emailVerifiedAt' | 'createdAt' | 'isDemo'
>

const columns = {
  id: users.id,
  name: users.name,
  email: users.email,
  passwordHash: users.passwordHash,
  googleSub: users.googleSub,
  role: users.role,
  permissions: users.permissions,
  isDemo: users.isDemo,
  emailVerifiedAt: users.emailVerifiedAt,
  blockedAt: users.blockedAt,
  twoStepAt: users.twoStepAt,
  createdAt: users.createdAt,
}
const here = isNull(users.erasedAt)

/** `email` is normalised by the caller (domain/accounts/email.ts). */
export async function findUserByEmail(db: Db | Tx, email: string): Promise<UserRow | null> {
  const [row] = await db
    .select(columns)
    .from(users)
    .where(and(sql`lower(${users.email}) = ${email}`, here))
  return row ?? null
}

export async function findUser(db: Db | Tx, id: number): Promise<UserRow | null> {
  const [row] = await db
    .select(columns)
    .from(users)
    .where(and(eq(users.id, id), here))
  return row ?? null
}

/** Held until the transaction ends, so that two changes of one account follow each other. */
export async function lockUser(tx: Tx, id: number): Promise<UserRow | null> {
  const [row] = await tx
    .select(columns)
    .from(users)
    .where(and(eq(users.id, id), here))
    .for('update')
  return row ?? null
}

export async function lockUserBySub(tx: Tx, googleSub: string): Promise<UserRow | null> {
  const [row] = await tx
    .select(columns)
    .from(users)
    .where(and(eq(users.googleSub, googleSub), here))
    .for('update')
  return row ?? null
}

export async function lockUserByEmail(tx: Tx, email: string): Promise<UserRow | null> {
  const [row] = await tx
    .select(columns)
    .from(users)
    .where(and(sql`lower(${users.email}) = ${email}`, here))
    .for('update')
  return row ?? null
}

/** Null when the address is already taken, also when that happened a moment ago. */
export async function insertUser(tx: Tx, user: NewUser): Promise<UserRow | null> {
  const [row] = await tx.insert(users).values(user).onConflictDoNothing().returning(columns)
  return row ?? null
}

export async function updateUser(
  tx: Tx,
  id: number,
  change: Partial<Omit<UserRow, 'id' | 'role' | 'permissions' | 'createdAt'>>,
): Promise<UserRow> {
  const [row] = await tx.update(users).set(change).where(eq(users.id, id)).returning(columns)
  if (!row) throw new Error(`There is no user ${id}`)
  return row
}
