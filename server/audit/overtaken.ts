import { dayTimeText } from '#domain/time/day-text.ts'
import type { Db } from '#server/db/connect.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Refusal } from '#server/http/reply.ts'
import { findLastChange, type LastChange } from './last-change.ts'
import type { AuditSubject } from './write-audit.ts'

export type Overtaken = { readonly code: 'changed_meanwhile'; readonly change: LastChange | null }

/** Whoever decides on an older state than the present one is told who was faster. */
export async function refuseOvertaken(
  tx: Tx | Db,
  subject: AuditSubject,
  { version, seen }: { version: number; seen: number },
): Promise<Overtaken | null> {
  return seen === version ? null : { code: 'changed_meanwhile', change: await findLastChange(tx, subject) }
}

/** `deeds` says what was done by the name under which the audit log has it. */
export function overtakenRefusal(
  { code, change }: Overtaken,
  noun: string,
  deeds: Readonly<Record<string, string>>,
): Refusal<'changed_meanwhile'> {
  const who = change
    ? `${change.by ?? 'Somebody'} ${deeds[change.action] ?? `changed this ${noun}`} (${dayTimeText(change.at)})`
    : `This ${noun} was changed`
  return { status: 409, code, message: `${who} after you opened it. Nothing was saved; look at the new state first.` }
}
