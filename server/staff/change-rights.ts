import { may } from '#domain/accounts/permissions.ts'
import { refuseChange, type Rights, type RightsProblem, tidyRights } from '#domain/accounts/staff-rights.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { type Overtaken, refuseOvertaken } from '#server/audit/overtaken.ts'
import { type Actor, writeAudit } from '#server/audit/write-audit.ts'
import { inTransaction, type Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { withdrawBy } from './invitations.store.ts'
import { rightsFacts, rightsWords } from './rights-words.ts'
import { type Colleague, endDevices, lockColleagues, writeRights } from './staff.store.ts'

export type ChangeRights = {
  readonly id: number
  /** Null: they do not work here any more. */
  readonly wanted: Rights | null
  readonly version: number
  readonly reason: string
  readonly actor: Actor
}

export type StaffRefusal =
  | { readonly code: RightsProblem | 'not_found' | 'session_unknown' | 'already_staff' }
  | (Overtaken & { readonly name: string })
export type Coded<Code> = StaffRefusal & { readonly code: Code }
type NotChanged = Coded<RightsProblem | 'not_found' | 'changed_meanwhile'>

/** Load and lock, decide, save. What the actor may is read again under the lock: it may have been taken a moment ago. */
export async function changeRights(deps: Deps, command: ChangeRights): Promise<Result<null, NotChanged>> {
  const { id, actor, version } = command
  const wanted = command.wanted && tidyRights(command.wanted)
  return inTransaction(deps.db, async (tx): Promise<Result<null, NotChanged>> => {
    const people = await lockColleagues(tx, [id, actor.id])
    const target = people.find((each) => each.id === id)
    const by = people.find((each) => each.id === actor.id)
    if (!target) return err({ code: 'not_found' })
    if (!by) return err({ code: 'above_you' })
    const overtaken = await refuseOvertaken(tx, `staff:${id}`, { version: target.version, seen: version })
    if (overtaken) return err({ ...overtaken, name: target.name })
    const owners = people.filter(({ role, isDemo }) => role === 'owner' && (deps.config.demo || !isDemo)).length
    const refused = refuseChange({ actor: by, target, wanted, owners })
    if (refused) return err({ code: refused })
    await save(tx, deps, target, { ...command, wanted })
    return ok(null)
  })
}

async function save(tx: Tx, deps: Deps, target: Colleague, { wanted, actor, reason }: ChangeRights): Promise<void> {
  const now = deps.clock.now()
  await writeRights(tx, target.id, wanted)
  const after = wanted ?? { role: 'customer' as const, permissions: [] }
  // Who is no longer trusted with people vouches for nobody who has not come yet.
  if (!may(after, 'manage_staff')) await withdrawBy(tx, target.id, now)
  if (wanted === null) await endDevices(tx, target.id, now)
  await tellChange(tx, deps, target, wanted, actor)
  const action = wanted === null ? 'staff.revoked' : 'staff.rights_changed'
  const facts = { before: rightsFacts(target), after: rightsFacts(after) }
  await writeAudit(tx, actor, { action, subject: `staff:${target.id}`, reason, ...facts }, now)
}

async function tellChange(tx: Tx, deps: Deps, target: Colleague, wanted: Rights | null, actor: Actor): Promise<void> {
  const { name, email: to } = target
  const key = `staff:${deps.random.uuid()}`
  const by = actor.name
  if (wanted === null) await queueMail(tx, deps, { key, template: 'staff-revoked', to, data: { name, by } })
  else
    await queueMail(tx, deps, { key, template: 'staff-rights-changed', to, data: { name, by, ...rightsWords(wanted) } })
}
