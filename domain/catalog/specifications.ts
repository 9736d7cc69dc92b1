export type Specification = { readonly name: string; readonly value: string }

/** The JSON text of a product's specifications as rows; a text that does not parse gives null (spec section 3). */
export function parseSpecifications(text: string | null | undefined): Specification[] | null {
  if (!text) return null
  try {
    const parsed: unknown = JSON.parse(text)
    return Array.isArray(parsed) ? fromList(parsed) : fromObject(parsed)
  } catch {
    return null
  }
}

function fromObject(value: unknown): Specification[] | null {
  if (typeof value !== 'object' || value === null) return null
  return Object.entries(value).flatMap(([name, entry]) => row(name, entry))
}

function fromList(entries: readonly unknown[]): Specification[] {
  return entries.flatMap((entry) => {
    if (typeof entry !== 'object' || entry === null) return []
    const { name, label, value } = entry as { name?: unknown; label?: unknown; value?: unknown }
    const title = name ?? label
    return typeof title === 'string' ? row(title, value) : []
  })
}

function row(name: string, value: unknown): Specification[] {
  const text = Array.isArray(value) ? value.map(plain).filter(Boolean).join(', ') : plain(value)
  return name.trim() === '' || text === '' ? [] : [{ name: name.trim(), value: text }]
}

function plain(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}
