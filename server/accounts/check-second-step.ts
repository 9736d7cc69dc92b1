import { readSecondStep } from '#domain/accounts/two-step.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import type { UserRow } from './accounts.store.ts'
import { hashToken } from './find-session.ts'
import { stepOfCode } from './totp.ts'
import { countRecoveryCodes, findSecret, hasApp, takeRecoveryCode, takeStep } from './two-step.store.ts'

/** Bound to the person: the same code of two people would not even look alike. */
export const hashRecoveryCode = (userId: number, code: string) => hashToken(`recovery ${userId} ${code}`)

type Needs = Pick<Deps, 'clock' | 'jobs' | 'random'>

/** Whether the code is right and was not used before; from then on it is used. The caller holds the person's row. */
export async function passSecondStep(tx: Tx, deps: Needs, user: UserRow, typed: string): Promise<boolean> {
  const step = readSecondStep(typed)
  if (!step || user.twoStepAt === null) return false
  if (step.kind === 'recovery') return passRecovery(tx, deps, user, step.code)
  return (await hasApp(tx, user.id)) && passApp(tx, deps, user.id, step.code)
}

export async function passApp(tx: Tx, { clock }: Pick<Deps, 'clock'>, userId: number, code: string): Promise<boolean> {
  const secret = await findSecret(tx, userId)
  const at = secret === null ? null : stepOfCode(secret, code, clock.now())
  return at !== null && takeStep(tx, userId, at)
}

async function passRecovery(tx: Tx, deps: Needs, user: UserRow, code: string): Promise<boolean> {
  if (!(await takeRecoveryCode(tx, user.id, hashRecoveryCode(user.id, code), deps.clock.now()))) return false
  const left = await countRecoveryCodes(tx, user.id)
  await queueMail(tx, deps, {
    key: `recovery-code-used:${deps.random.uuid()}`,
    template: 'recovery-code-used',
    to: user.email,
    data: { name: user.name, left },
  })
  return true
}
