const UNIQUE_VIOLATION = '23505'

/** The unique constraint that a write ran into, or null: two who save the same thing in the same moment, and the database lets one through. */
export function violatedUnique(thrown: unknown): string | null {
  if (!(thrown instanceof Error)) return null
  if (!('code' in thrown) || thrown.code !== UNIQUE_VIOLATION) return violatedUnique(thrown.cause)
  return 'constraint' in thrown ? String(thrown.constraint) : ''
}
