import { IMPORT_FIELDS } from './import-fields.ts'

/** For each column of the sheet the key of its field; null: not taken over. */
export type Mapping = readonly (string | null)[]

const plain = (heading: string) => heading.toLowerCase().replaceAll(/[_*]+/g, ' ').replaceAll(/\s+/g, ' ').trim()
/** 'Price (Rs)' is a price too. */
const bare = (heading: string) =>
  plain(heading)
    .replaceAll(/\s*\(.*?\)/g, '')
    .trim()

/** By name; a field is given to the first column that is called so. */
export function guessColumns(headings: readonly string[]): Mapping {
  const taken = new Set<string>()
  const exact = headings.map((heading) => claim(taken, plain(heading), (names) => names.map(plain)))
  return headings.map((heading, at) => exact[at] ?? claim(taken, bare(heading), (names) => names.map(bare)))
}

function claim(taken: Set<string>, name: string, read: (names: readonly string[]) => string[]): string | null {
  const field = IMPORT_FIELDS.find(
    ({ key, label, also }) => name !== '' && !taken.has(key) && read([label, key, ...also]).includes(name),
  )
  if (!field) return null
  taken.add(field.key)
  return field.key
}

/** What is wrong with a choice of columns, in words; null when nothing is. */
export function mappingProblem(mapping: Mapping, headings: readonly string[]): string | null {
  if (mapping.length !== headings.length) return 'The columns are not those of the file.'
  const keys = mapping.filter((key) => key !== null)
  const unknown = keys.find((key) => !IMPORT_FIELDS.some((field) => field.key === key))
  if (unknown !== undefined) return `There is no field “${unknown}”.`
  const double = keys.find((key, at) => keys.indexOf(key) !== at)
  if (double !== undefined)
    return `Two columns are taken for “${IMPORT_FIELDS.find(({ key }) => key === double)?.label}”.`
  return keys.includes('sku') ? null : 'Say which column holds the SKU: by it a row finds its product.'
}

/** A choice of columns is remembered for sheets with the same headings. */
export const headingsKey = (headings: readonly string[]): string => headings.map(plain).join('\u001F')
