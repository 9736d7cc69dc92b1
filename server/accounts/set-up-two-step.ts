import { readSecondStep, RECOVERY_CODE_COUNT, recoveryCodeText } from '#domain/accounts/two-step.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { Actor } from '#server/audit/write-audit.ts'
import { inTransaction, type Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { readFacts } from '#server/facts/read-settings.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { lockUser, type UserRow } from './accounts.store.ts'
import { auditStaff } from './audit-staff.ts'
import { hashRecoveryCode, passApp, passSecondStep } from './check-second-step.ts'
import { type NotProven, type Proof, provePassword } from './prove-password.ts'
import { revokeOtherSessions } from './sessions.store.ts'
import { newSecret, setUpOf } from './totp.ts'
import { dropKeys, findSecret, hasApp, markTwoStep, putKey, replaceRecoveryCodes } from './two-step.store.ts'

type SetUp = { secret: string; uri: string; picture: string }

/** The one time that the secret leaves the shop. Nothing is asked at the login until a first code has proved it. */
export async function beginTwoStep(deps: Deps, proof: Proof): Promise<Result<SetUp, NotProven | 'two_step_on'>> {
  const proven = await provePassword(deps, proof)
  if (!proven.ok) return proven
  const secret = newSecret(deps.random.bytes)
  return inTransaction(deps.db, async (tx) => {
    const user = await lockUser(tx, proof.userId)
    if (!user || (await hasApp(tx, user.id))) return err('two_step_on')
    await putKey(tx, user.id, secret, deps.clock.now())
    const { name: shopName } = await readFacts(tx)
    return ok(setUpOf(secret, { email: user.email, shopName }))
  })
}

type NotConfirmed = 'two_step_on' | 'two_step_not_begun' | 'wrong_second_step'
type Confirm = { userId: number; sessionId: number; code: string; actor: Actor }

export async function confirmTwoStep(deps: Deps, command: Confirm): Promise<Result<string[], NotConfirmed>> {
  return inTransaction(deps.db, async (tx) => {
    const user = await lockUser(tx, command.userId)
    if (!user || (await hasApp(tx, user.id))) return err('two_step_on')
    if ((await findSecret(tx, user.id)) === null) return err('two_step_not_begun')
    const step = readSecondStep(command.code)
    if (step?.kind !== 'app' || !(await passApp(tx, deps, user.id, step.code))) return err('wrong_second_step')
    await auditStaff(tx, user, command.actor, { action: 'staff.app_added', after: { app: true } }, deps.clock.now())
    return ok(await acceptSecondStep(tx, deps, user, { sessionId: command.sessionId, what: 'an app for codes' }))
  })
}

/**
 * The first second step of a person switches it on and gives the recovery codes; all other devices are logged out: who is in there
 * came without one. Any other is added to what they have.
 */
export async function acceptSecondStep(
  tx: Tx,
  deps: Deps,
  user: UserRow,
  { sessionId, what }: { sessionId: number; what: string },
): Promise<string[]> {
  const mail = { key: `second-step:${deps.random.uuid()}`, to: user.email } as const
  if (user.twoStepAt !== null) {
    await queueMail(tx, deps, { ...mail, template: 'second-step-added', data: { name: user.name, what } })
    return []
  }
  const now = deps.clock.now()
  await markTwoStep(tx, user.id, now)
  await revokeOtherSessions(tx, user.id, sessionId, now)
  await queueMail(tx, deps, { ...mail, template: 'two-step-on', data: { name: user.name } })
  return writeCodes(tx, deps, user.id)
}

async function writeCodes(tx: Tx, { random }: Deps, userId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, () =>
    newSecret((count) => random.bytes(count)).slice(0, 16),
  )
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => hashRecoveryCode(userId, code)),
  )
  return codes.map(recoveryCodeText)
}

type ByPerson = Proof & { actor: Actor }

export async function renewRecoveryCodes(
  deps: Deps,
  command: ByPerson,
): Promise<Result<string[], NotProven | 'two_step_off'>> {
  const proven = await provePassword(deps, command)
  if (!proven.ok) return proven
  return inTransaction(deps.db, async (tx) => {
    const user = await lockUser(tx, command.userId)
    if (!user?.twoStepAt) return err('two_step_off')
    await auditStaff(tx, user, command.actor, { action: 'staff.codes_renewed' }, deps.clock.now())
    return ok(await writeCodes(tx, deps, user.id))
  })
}

export async function endTwoStep(
  deps: Deps,
  command: ByPerson & { code: string },
): Promise<Result<null, NotProven | 'two_step_off' | 'wrong_second_step'>> {
  const proven = await provePassword(deps, command)
  if (!proven.ok) return proven
  return inTransaction(deps.db, async (tx) => {
    const user = await lockUser(tx, command.userId)
    if (!user?.twoStepAt) return err('two_step_off')
    if (!(await passSecondStep(tx, deps, user, command.code))) return err('wrong_second_step')
    await forgetTwoStep(tx, user.id)
    const entry = { action: 'staff.two_step_off', before: { two_step: true }, after: { two_step: false } }
    await auditStaff(tx, user, command.actor, entry, deps.clock.now())
    const data = { name: user.name, by: null }
    const key = `two-step-off:${deps.random.uuid()}`
    await queueMail(tx, deps, { key, template: 'two-step-off', to: user.email, data })
    return ok(null)
  })
}

/** As if it had never been set up. */
export async function forgetTwoStep(tx: Tx, userId: number): Promise<void> {
  await markTwoStep(tx, userId, null)
  await dropKeys(tx, userId)
  await replaceRecoveryCodes(tx, userId, [])
}
