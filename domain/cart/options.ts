export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue }

/** Free-form choices of a line (colour, finish ...): part of what tells two lines apart. */
export type CartOptions = { readonly [key: string]: JsonValue }

export function sameOptions(a: CartOptions, b: CartOptions): boolean {
  return optionsKey(a) === optionsKey(b)
}

/** Options are compared as a whole; the order in which keys were written says nothing. */
export function optionsKey(options: CartOptions): string {
  return canonical(options)
}

function canonical(value: JsonValue): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (isList(value)) return `[${value.map(canonical).join(',')}]`
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonical(entry)}`).join(',')}}`
}

function isList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value)
}
