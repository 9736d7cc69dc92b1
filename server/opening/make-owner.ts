import { eq, sql } from 'drizzle-orm'
import { normaliseEmail } from '#domain/accounts/email.ts'
import { OWNER_LINK_LIFETIME_MS } from '#domain/accounts/token-policy.ts'
import { issueLink } from '#server/accounts/issue-link.ts'
import { forgetTwoStep } from '#server/accounts/set-up-two-step.ts'
import { users } from '#server/db/schema/accounts.ts'
import { auditEntries } from '#server/db/schema/operations.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { queueMail } from '#server/mail/queue-mail.ts'

type Needs = Pick<Deps, 'clock' | 'random' | 'jobs'>
export type NewOwner = { email: string; name: string | null }
export type MadeOwner = { was: 'nobody' | 'customer' | 'staff' | 'owner'; token: string }

/**
 * Makes or rescues an owner: whoever can run a command beside the database. The person chooses the password by a link that is mailed;
 * old rights, if they were narrowed, are whole again. An account of the demo is not one to rescue.
 */
export async function makeOwner(tx: Tx, deps: Needs, { email, name }: NewOwner): Promise<MadeOwner> {
  const address = normaliseEmail(email)
  const [known] = await tx
    .select({ id: users.id, role: users.role, name: users.name })
    .from(users)
    .where(sql`lower(${users.email}) = ${address}`)
    .for('update')
  const owner = known ?? (await insertOwner(tx, address, name))
  await tx
    .update(users)
    .set({ role: 'owner', permissions: null, isDemo: false, erasedAt: null })
    .where(eq(users.id, owner.id))
  // Also for who has lost phone, passkeys and recovery codes.
  await forgetTwoStep(tx, owner.id)
  const link = { purpose: 'reset_password', userId: owner.id, lifetimeMs: OWNER_LINK_LIFETIME_MS } as const
  const token = await issueLink(tx, deps, link)
  const data = { name: name ?? owner.name, token }
  await queueMail(tx, deps, { key: `owner-link:${deps.random.uuid()}`, template: 'owner-link', to: address, data })
  const was = known?.role ?? 'nobody'
  await tx.insert(auditEntries).values({
    action: 'owner.made',
    subject: `user:${owner.id}`,
    data: { before: { role: was }, after: { role: 'owner' } },
    reason: 'by command beside the database',
    createdAt: deps.clock.now(),
  })
  return { was, token }
}

async function insertOwner(tx: Tx, email: string, name: string | null) {
  const [row] = await tx
    .insert(users)
    .values({ email, name: name ?? 'Owner', role: 'owner' })
    .returning({ id: users.id, name: users.name })
  if (!row) throw new Error('The owner was not written')
  return row
}
