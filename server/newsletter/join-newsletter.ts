import { TOKEN_BYTES } from '#domain/accounts/token-policy.ts'
import { hashToken } from '#server/accounts/find-session.ts'
import { transact } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { HOUR } from '#domain/time/durations.ts'
import { askToConfirm, lockReader, type Reader } from './newsletter.store.ts'

const CONFIRM_WITHIN_MS = 7 * 24 * HOUR
/** Whoever types a stranger's address again and again must not fill that stranger's inbox. */
const ASK_AGAIN_AFTER_MS = HOUR

/** Double opt-in: the asker sees the same answer whether the address is new, waiting or already a reader. */
export async function joinNewsletter(deps: Deps, email: string): Promise<void> {
  const now = deps.clock.now()
  await transact(deps.db, async (tx) => {
    const reader = await lockReader(tx, email, deps.random.uuid(), now)
    if (reader.confirmedAt || wasAskedLately(reader, now)) return
    const token = deps.random.bytes(TOKEN_BYTES).toString('base64url')
    await askToConfirm(tx, reader.id, hashToken(token), new Date(now.getTime() + CONFIRM_WITHIN_MS))
    const key = `newsletter-confirm:${deps.random.uuid()}`
    await queueMail(tx, deps, { key, template: 'newsletter-confirm', to: email, data: { token } })
  })
}

function wasAskedLately({ confirmUntil }: Reader, now: Date): boolean {
  if (!confirmUntil) return false
  const askedAt = confirmUntil.getTime() - CONFIRM_WITHIN_MS
  return now.getTime() - askedAt < ASK_AGAIN_AFTER_MS
}
