import type { ImportJson } from '#domain/api/imports.ts'
import type { ImportState } from '#domain/catalog/import/import-state.ts'
import type { BadgeTone } from '#web/ui/text/badge.tsx'

const BADGES: Readonly<Record<ImportState, { label: string; tone: BadgeTone }>> = {
  reading: { label: 'Reading', tone: 'blue' },
  read: { label: 'Columns to choose', tone: 'yellow' },
  checking: { label: 'Checking', tone: 'blue' },
  checked: { label: 'Checked', tone: 'yellow' },
  importing: { label: 'Importing', tone: 'blue' },
  done: { label: 'Imported', tone: 'green' },
  undoing: { label: 'Undoing', tone: 'blue' },
  undone: { label: 'Undone', tone: 'grey' },
  failed: { label: 'Not imported', tone: 'red' },
}

/** A sheet with mistakes waits for a better one. */
export function importBadge({ state, counts }: Pick<ImportJson, 'state' | 'counts'>) {
  return state === 'checked' && counts.wrong > 0 ? { label: 'Has mistakes', tone: 'red' as const } : BADGES[state]
}

export const figure = (count: number) => count.toLocaleString('en-IN')
export const rowsText = (count: number) => (count === 1 ? '1 row' : `${figure(count)} rows`)

/** What became, or will become, of its rows. */
export function countsText({ counts, state }: Pick<ImportJson, 'state' | 'counts'>): string {
  if (['reading', 'read', 'checking'].includes(state)) return ''
  const parts = [
    counts.wrong > 0 && `${figure(counts.wrong)} with mistakes`,
    counts.new > 0 && `${figure(counts.new)} new`,
    counts.changed > 0 && `${figure(counts.changed)} changed`,
    counts.unchanged > 0 && `${figure(counts.unchanged)} unchanged`,
  ].filter(Boolean)
  return parts.join(', ')
}
