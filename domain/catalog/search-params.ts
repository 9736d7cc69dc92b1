import { LARGEST_ID } from '#domain/api/largest-id.ts'

/** Search parameters of an address, whoever split them. */
export type SearchParams = { readonly [name: string]: string | undefined }

const LONGEST_NAME = 60

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

/** 'Teak, cane' as a set: in small letters, sorted, each once. */
export function readNames(text: string | undefined, most: number): string[] {
  const names = (text ?? '').split(',').map((name) => name.trim().slice(0, LONGEST_NAME).trim().toLowerCase())
  return [...new Set(names.filter(Boolean))].toSorted().slice(0, most)
}

/** '5,3' as a set: sorted, each once; what is no number is left out. */
export function readIds(text: string | undefined, most: number): number[] {
  const ids = (text ?? '').split(',').map((id) => readCount(id, LARGEST_ID))
  return [...new Set(ids.filter((id) => id !== null))].toSorted((a, b) => a - b).slice(0, most)
}

export function queryText(params: readonly (readonly [string, string])[]): string {
  // A comma may stand in an address as it is: 'category_id=3,5' can be read and typed.
  const pairs = params.map(
    ([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed()).replaceAll('%2C', ',')}`,
  )
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}
