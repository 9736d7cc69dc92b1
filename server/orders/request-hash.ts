import { createHash } from 'node:crypto'

/** What somebody asked for, as one short text: the same wish has the same, in whatever order its fields were written. */
export function requestHash(wish: object): string {
  return createHash('sha256').update(JSON.stringify(wish, inOrder)).digest('base64url')
}

const inOrder = (_key: string, value: unknown) =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value
