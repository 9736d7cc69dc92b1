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

type ActionWords = Readonly<Record<string, string>>

/** `actionWords` says what was done by the name under which the audit log has it; `errors`, what is different now. */
export function overtakenRefusal(
  { code, change }: Overtaken,
  noun: string,
  actionWords: ActionWords = {},
  errors?: Refusal['errors'],
): Refusal<'changed_meanwhile'> {
  const words = change && (actionWords[change.action] ?? `changed this ${noun}`)
  const message = overtakenText(change, words ?? '', `This ${noun} was changed`)
  return { status: 409, code, message, ...(errors && { errors }) }
}

/** "Asha Rai packed this order (17 Nov, 4:05 pm) after you opened it. ..." */
export function overtakenText(change: Pick<LastChange, 'by' | 'at'> | null, words: string, otherwise: string): string {
  const who = change ? `${change.by ?? 'Somebody'} ${words} (${dayTimeText(change.at)})` : otherwise
  return `${who} after you opened it. Nothing was saved; look at the new state first.`
}
