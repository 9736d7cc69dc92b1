import { normaliseEmail } from '#domain/accounts/email.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { findLastChange } from '#server/audit/last-change.ts'
import type { Overtaken } from '#server/audit/overtaken.ts'
import { type Actor, type AuditEntry, writeAudit } from '#server/audit/write-audit.ts'
import { inTransaction, type Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { type CustomerRecord, insertNote, lockCustomer, updateBlock } from './customers.store.ts'
import { exportAccount } from './export-account.ts'
import { erasePerson, hasOpenOrders } from './person.store.ts'
import { revokeAllSessions } from './sessions.store.ts'

export type CustomerRefusal = { readonly code: 'not_found' | 'orders_open' | 'email_not_repeated' } | Overtaken

type Coded<Code> = CustomerRefusal & { readonly code: Code }
type Done<Code> = Promise<Result<null, Coded<Code | 'not_found'>>>
type ByStaff = { customerId: number; actor: Actor }
type Decision = ByStaff & { reason: string; version: number }
type Told = Omit<AuditEntry, 'subject'>
type Work<Code> = (tx: Tx, customer: CustomerRecord, now: Date) => Promise<Result<Told, Coded<Code>>>

/** Load and lock, do it, write it down. */
async function act<Code = never>(deps: Deps, { customerId, actor }: ByStaff, work: Work<Code>): Done<Code> {
  return inTransaction<null, Coded<Code | 'not_found'>>(deps.db, async (tx) => {
    const customer = await lockCustomer(tx, customerId)
    if (!customer) return err({ code: 'not_found' })
    const subject = `customer:${customerId}` as const
    const now = deps.clock.now()
    const told = await work(tx, customer, now)
    if (!told.ok) return told
    await writeAudit(tx, actor, { ...told.value, subject }, now)
    return ok(null)
  })
}

/** Who decides on an older state than the present one is told who was faster. */
const decide = <Code = never>(deps: Deps, command: Decision, work: Work<Code>): Done<Code | 'changed_meanwhile'> =>
  act<Code | 'changed_meanwhile'>(deps, command, async (tx, customer, now) => {
    if (command.version === customer.version) return work(tx, customer, now)
    return err({ code: 'changed_meanwhile', change: await findLastChange(tx, `customer:${customer.id}`) })
  })

export const noteCustomer = (deps: Deps, command: ByStaff & { text: string }): Done<never> =>
  act(deps, command, async (tx, { id }, createdAt) => {
    await insertNote(tx, { userId: id, authorId: command.actor.id, text: command.text, createdAt })
    return ok({ action: 'customer.noted' })
  })

/** Every device is logged out, and no way in opens again: without a login nobody orders. */
export const blockCustomer = (deps: Deps, command: Decision): Done<'changed_meanwhile'> =>
  decide(deps, command, async (tx, { id, blockedAt }, now) => {
    const { reason } = command
    await updateBlock(tx, id, { blockedAt: now, blockedReason: reason })
    await revokeAllSessions(tx, id, now)
    return ok({ action: 'customer.blocked', before: { blocked: blockedAt !== null }, after: { blocked: true }, reason })
  })

export const unblockCustomer = (deps: Deps, command: Decision): Done<'changed_meanwhile'> =>
  decide(deps, command, async (tx, { id, blockedAt }) => {
    await updateBlock(tx, id, { blockedAt: null, blockedReason: null })
    const before = { blocked: blockedAt !== null }
    return ok({ action: 'customer.unblocked', before, after: { blocked: false }, reason: command.reason })
  })

/** The log says who took the file and why; what is in it is not kept a second time. */
export async function exportCustomer(
  deps: Deps,
  command: ByStaff & { reason: string },
): Promise<Result<Record<string, unknown>, Coded<'not_found'>>> {
  const written = await act(deps, command, async () => ok({ action: 'customer.exported', reason: command.reason }))
  return written.ok ? ok(await exportAccount(deps, command.customerId)) : written
}

type NotErased = 'orders_open' | 'email_not_repeated'

/** The right to erasure (DPDP Act), asked for by letter or telephone. Orders and invoices stay without the person. */
export const eraseCustomer = (
  deps: Deps,
  command: Decision & { email: string },
): Done<NotErased | 'changed_meanwhile'> =>
  decide<NotErased>(deps, command, async (tx, customer, now) => {
    if (normaliseEmail(command.email) !== customer.email) return err({ code: 'email_not_repeated' })
    if (await hasOpenOrders(tx, customer.id)) return err({ code: 'orders_open' })
    await erasePerson(tx, customer, now)
    await queueMail(tx, deps, {
      key: `account-deleted:${customer.id}`,
      template: 'account-deleted',
      to: customer.email,
      data: { name: customer.name },
    })
    return ok({ action: 'customer.erased', reason: command.reason })
  })
