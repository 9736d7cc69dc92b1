import { refuseGrant } from '#domain/accounts/staff-rights.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { enter, type Entered } from '#server/accounts/enter.ts'
import { hashToken } from '#server/accounts/find-session.ts'
import { hashPassword } from '#server/accounts/hash-password.ts'
import { findProvedAccount, type Newcomer, personOfMailbox } from '#server/accounts/person-of-mailbox.ts'
import { type Actor, writeAudit } from '#server/audit/write-audit.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { findInvitation, takeInvitation } from './invitations.store.ts'
import { rightsFacts, rightsIn, rightsWords } from './rights-words.ts'
import { endDevices, lockColleagues, writeRights } from './staff.store.ts'

export type JoinProblem = 'link_ended' | 'name_and_password_needed'
type Offer = { email: string; by: string; place: string; rights: string[]; is_new: boolean }

export async function readInvitation(deps: Deps, token: string): Promise<Result<Offer, 'link_ended'>> {
  const found = await findInvitation(deps.db, hashToken(token), deps.clock.now())
  if (!found) return err('link_ended')
  const isNew = !(await findProvedAccount(deps.db, found.email))
  return ok({ email: found.email, by: found.by, ...rightsWords(rightsIn(found)), is_new: isNew })
}

export type JoinStaff = {
  readonly token: string
  readonly newcomer: { name: string; password: string } | undefined
  /** From where; who it is comes out of the invitation. */
  readonly from: Omit<Actor, 'id' | 'name'>
}

/**
 * Whoever follows the link owns the mailbox. A customer who proved it before keeps their password; everybody else sets one now, so
 * that nobody who registered with a stranger's address waits behind it. Every session ends: those of customers last for weeks.
 */
export async function joinStaff(
  deps: Deps,
  { token, newcomer, from }: JoinStaff,
): Promise<Result<Entered, JoinProblem>> {
  const tokenHash = hashToken(token)
  const now = deps.clock.now()
  // Hashing is dear: nobody gets one for a made-up link.
  const offered = await findInvitation(deps.db, tokenHash, now)
  if (!offered) return err('link_ended')
  if (!newcomer && !(await findProvedAccount(deps.db, offered.email))) return err('name_and_password_needed')
  const person: Newcomer | null = newcomer
    ? { name: newcomer.name.trim(), passwordHash: await hashPassword(newcomer.password) }
    : null

  return inTransaction(deps.db, async (tx) => {
    const taken = await takeInvitation(tx, tokenHash, now)
    if (!taken) return err('link_ended')
    const inviter = (await lockColleagues(tx, [taken.invitedBy])).find(({ id }) => id === taken.invitedBy)
    const rights = rightsIn(taken)
    // The invitation is worth what its sender may give today.
    if (!inviter || refuseGrant(inviter, rights)) return err('link_ended')
    const user = await personOfMailbox(tx, deps, taken.email, person)
    if (!user || user.role !== 'customer') return err('link_ended')

    await endDevices(tx, user.id, now)
    await writeRights(tx, user.id, rights)
    const { name, email: to } = user
    const data = { name, ...rightsWords(rights) }
    await queueMail(tx, deps, { key: `staff-joined:${taken.id}`, template: 'staff-joined', to, data })
    const entry = { action: 'staff.joined', subject: `staff:${user.id}`, after: rightsFacts(rights) } as const
    await writeAudit(tx, { id: user.id, name, ...from }, entry, now)
    const permissions = rights.role === 'owner' ? null : [...rights.permissions]
    return ok(await enter(tx, deps, { ...user, role: rights.role, permissions }, from.device))
  })
}
