import type { DeskEventJson } from '#domain/api/backoffice.ts'
import { type DeskEventKind, deskWords } from '#domain/backoffice/desk-events.ts'
import type { DeskEvent } from './desk-events.store.ts'

/** Null for what this version of the shop has no words for: a newer process may have written it. */
export function presentEvent({ id, kind, data, createdAt }: DeskEvent): DeskEventJson | null {
  const words = deskWords(kind, data)
  return words && { id, kind: kind as DeskEventKind, ...words, at: createdAt.toISOString() }
}
