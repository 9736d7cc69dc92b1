/** Search parameters of an address, whoever split them. */
export type SearchParams = { readonly [name: string]: string | undefined }

const MOST_LISTED = 20
const LONGEST_ENTRY = 60

export function readCount(text: string | undefined, max: number): number | null {
  const value = readNumber(text, max)
  return value !== null && Number.isInteger(value) && value >= 1 ? value : null
}

/** Numbers only; empty means no bound. */
export function readNumber(text: string | undefined, max: number): number | null {
  const trimmed = text?.trim() ?? ''
  if (!/^\d{1,15}(\.\d{1,2})?$/.test(trimmed)) return null
  const value = Number(trimmed)
  return value <= max ? value : null
}

export function readFlag(text: string | undefined): boolean {
  return text === '1' || text === 'true'
}

export function readOneOf<T extends string>(text: string | undefined, allowed: readonly T[]): T | null {
  return allowed.find((value) => value === text) ?? null
}

/** 'teak,cane' as a set: trimmed, sorted, each once. */
export function readList(text: string | undefined): string[] {
  const entries = (text ?? '').split(',').map((entry) => entry.trim().slice(0, LONGEST_ENTRY).trim())
  return [...new Set(entries.filter(Boolean))].toSorted().slice(0, MOST_LISTED)
}

export function queryText(params: readonly (readonly [string, string])[]): string {
  const pairs = params.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`)
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}
