import { normaliseEmail } from '#domain/accounts/email.ts'
import { refuseGrant, type Rights, tidyRights } from '#domain/accounts/staff-rights.ts'
import { INVITATION_LIFETIME_MS, TOKEN_BYTES } from '#domain/accounts/token-policy.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { hashToken } from '#server/accounts/find-session.ts'
import { type Actor, writeAudit } from '#server/audit/write-audit.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import type { Coded } from './change-rights.ts'
import { insertInvitation, isStaffAddress, withdrawOf, withdrawOne } from './invitations.store.ts'
import { rightsFacts, rightsWords } from './rights-words.ts'
import { lockColleagues } from './staff.store.ts'

type NotInvited = Coded<'rights_you_lack' | 'above_you' | 'already_staff'>
export type Invite = { readonly email: string; readonly rights: Rights; readonly actor: Actor }

export async function inviteColleague(deps: Deps, command: Invite): Promise<Result<null, NotInvited>> {
  const { actor } = command
  const email = normaliseEmail(command.email)
  const rights = tidyRights(command.rights)
  return inTransaction(deps.db, async (tx): Promise<Result<null, NotInvited>> => {
    const by = (await lockColleagues(tx, [actor.id])).find(({ id }) => id === actor.id)
    const refused = by ? refuseGrant(by, rights) : 'above_you'
    if (refused) return err({ code: refused })
    if (await isStaffAddress(tx, email)) return err({ code: 'already_staff' })

    const createdAt = deps.clock.now()
    const expiresAt = new Date(createdAt.getTime() + INVITATION_LIFETIME_MS)
    const token = deps.random.bytes(TOKEN_BYTES).toString('base64url')
    await withdrawOf(tx, email, createdAt)
    const invited = { ...rights, email, tokenHash: hashToken(token), invitedBy: actor.id, createdAt, expiresAt }
    const id = await insertInvitation(tx, invited)
    await queueMail(tx, deps, {
      key: `staff-invited:${id}`,
      template: 'staff-invited',
      to: email,
      data: { by: actor.name, token, ...rightsWords(rights) },
    })
    const after = { email, ...rightsFacts(rights) }
    await writeAudit(tx, actor, { action: 'staff.invited', subject: `staff:${email}`, after }, createdAt)
    return ok(null)
  })
}

export async function withdrawInvitation(
  deps: Deps,
  { id, actor }: { id: number; actor: Actor },
): Promise<Result<null, Coded<'not_found'>>> {
  return inTransaction(deps.db, async (tx): Promise<Result<null, Coded<'not_found'>>> => {
    const now = deps.clock.now()
    const gone = await withdrawOne(tx, id, now)
    if (!gone) return err({ code: 'not_found' })
    const subject = `staff:${gone.email}` as const
    await writeAudit(tx, actor, { action: 'staff.invitation_withdrawn', subject, before: gone }, now)
    return ok(null)
  })
}
