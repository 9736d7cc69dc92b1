import { refuseTouch } from '#domain/accounts/staff-rights.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { forgetTwoStep } from '#server/accounts/set-up-two-step.ts'
import { type Actor, writeAudit } from '#server/audit/write-audit.ts'
import { inTransaction, type Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import type { Coded } from './change-rights.ts'
import { type Colleague, endDevices, lockColleagues } from './staff.store.ts'

type Untouched = 'not_found' | 'above_you'
type Touch = { readonly id: number; readonly actor: Actor }

async function touched(tx: Tx, { id, actor }: Touch): Promise<Result<Colleague, Coded<Untouched>>> {
  const people = await lockColleagues(tx, [id, actor.id])
  const target = people.find((each) => each.id === id)
  const by = people.find((each) => each.id === actor.id)
  if (!target) return err({ code: 'not_found' })
  const refused = by ? refuseTouch(by, target) : 'above_you'
  return refused ? err({ code: refused }) : ok(target)
}

/** One device, or all of them. */
export async function signOutColleague(
  deps: Deps,
  command: Touch & { readonly session?: number },
): Promise<Result<null, Coded<Untouched | 'session_unknown'>>> {
  return inTransaction(deps.db, async (tx): Promise<Result<null, Coded<Untouched | 'session_unknown'>>> => {
    const target = await touched(tx, command)
    if (!target.ok) return target
    const { actor, session } = command
    const now = deps.clock.now()
    const devices = await endDevices(tx, command.id, now, session)
    if (session !== undefined && devices.length === 0) return err({ code: 'session_unknown' })
    const { name, email: to } = target.value
    const data = { name, by: actor.name, device: session === undefined ? null : (devices[0] ?? null) }
    const key = `staff:${deps.random.uuid()}`
    // Who signs their own device out knows it.
    if (actor.id !== command.id) await queueMail(tx, deps, { key, template: 'staff-signed-out', to, data })
    const after = { devices: devices.join(', ') }
    await writeAudit(tx, actor, { action: 'staff.signed_out', subject: `staff:${command.id}`, after }, now)
    return ok(null)
  })
}

/** For who has lost phone and recovery codes; they are logged out everywhere and set it up anew. */
export async function endColleaguesTwoStep(
  deps: Deps,
  command: Touch,
): Promise<Result<null, Coded<Untouched | 'yourself'>>> {
  return inTransaction(deps.db, async (tx): Promise<Result<null, Coded<Untouched | 'yourself'>>> => {
    const target = await touched(tx, command)
    if (!target.ok) return target
    const { id, actor } = command
    // One's own second step ends with one's own password: under My account.
    if (id === actor.id) return err({ code: 'yourself' })
    const now = deps.clock.now()
    await forgetTwoStep(tx, id)
    await endDevices(tx, id, now)
    const { name, email: to, twoStepAt } = target.value
    const key = `staff:${deps.random.uuid()}`
    await queueMail(tx, deps, { key, template: 'two-step-off', to, data: { name, by: actor.name } })
    const facts = { before: { two_step: twoStepAt === null ? 'off' : 'on' }, after: { two_step: 'off' } }
    await writeAudit(tx, actor, { action: 'staff.two_step_ended', subject: `staff:${id}`, ...facts }, now)
    return ok(null)
  })
}
