export const IMPORT_STATES = [
  'reading',
  'read',
  'checking',
  'checked',
  'importing',
  'done',
  'undoing',
  'undone',
  'failed',
] as const
export type ImportState = (typeof IMPORT_STATES)[number]

export const MOST_IMPORT_BYTES = 20 * 1024 * 1024
export const MOST_IMPORT_ROWS = 50_000
export const MOST_IMPORT_COLUMNS = 200
/** How long a file and what it did are kept; until then it can be undone. */
export const IMPORT_KEPT_DAYS = 30

/** From which state each action is possible. */
const FROM: Readonly<Record<'check' | 'run' | 'undo', readonly ImportState[]>> = {
  check: ['read', 'checked', 'failed', 'checking'],
  run: ['checked'],
  undo: ['done'],
}

export const mayBegin = (action: keyof typeof FROM, state: ImportState): boolean => FROM[action].includes(state)

/** Somebody is at work, and whoever looks asks again. */
export const isUnderWay = (state: ImportState): boolean =>
  ['reading', 'checking', 'importing', 'undoing'].includes(state)

export type ImportCounts = {
  readonly new: number
  readonly changed: number
  readonly unchanged: number
  readonly wrong: number
}

/** All or nothing: one wrong row keeps all of them out. */
export const canRun = (state: ImportState, counts: ImportCounts): boolean =>
  mayBegin('run', state) && counts.wrong === 0 && counts.new + counts.changed > 0
