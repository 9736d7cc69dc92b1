import { err, ok, type Result } from '#domain/result.ts'
import { inTransaction, type Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { lockUser, lockUserByEmail, updateUser, type UserRow } from './accounts.store.ts'
import { hashToken } from './find-session.ts'
import { dropLinks, useLink, type LinkRow } from './one-time-links.store.ts'

type Confirmed = Result<{ email: string }, 'link_ended' | 'email_taken'>

/** The link from the mail: after registering it verifies the address, after a change it makes the new one valid. */
export async function confirmEmail(deps: Deps, token: string): Promise<Confirmed> {
  return inTransaction(deps.db, async (tx) => {
    const link = await useLink(tx, ['verify_email', 'change_email'], hashToken(token), deps.clock.now())
    const user = link?.userId ? await lockUser(tx, link.userId) : null
    if (!link || !user) return err('link_ended')
    return link.purpose === 'verify_email' ? verify(tx, deps, user, link) : change(tx, deps, user, link)
  })
}

async function verify(tx: Tx, { clock }: Deps, user: UserRow, { data }: LinkRow): Promise<Confirmed> {
  if (data['email'] !== user.email) return err('link_ended')
  await updateUser(tx, user.id, { emailVerifiedAt: user.emailVerifiedAt ?? clock.now() })
  return ok({ email: user.email })
}

async function change(tx: Tx, deps: Deps, user: UserRow, link: LinkRow): Promise<Confirmed> {
  const email = link.data['email'] ?? ''
  if (await lockUserByEmail(tx, email)) return err('email_taken')
  await updateUser(tx, user.id, { email, emailVerifiedAt: deps.clock.now() })
  await dropLinks(tx, user.id, ['reset_password', 'verify_email', 'sign_in'])
  const data = { name: user.name, email }
  await queueMail(tx, deps, { key: `email-changed:${link.id}`, template: 'email-changed', to: user.email, data })
  return ok({ email })
}
