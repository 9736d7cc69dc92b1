import { z } from 'zod'
import { answers, failure, pageOf, successOf } from '#domain/api/envelope.ts'
import { LARGEST_ID } from '#domain/api/largest-id.ts'
import { storableText } from '#domain/api/storable-text.ts'
import { IMPORT_STATES, MOST_IMPORT_BYTES, MOST_IMPORT_COLUMNS } from '#domain/catalog/import/import-state.ts'

const tags = ['Back office']
const PAGE_TEXT = 'Page must be a whole number above zero'
/** Four letters for three bytes. */
export const LONGEST_IMPORT = Math.ceil(MOST_IMPORT_BYTES / 3) * 4
const TOO_LARGE_TEXT = 'A file has at most 20 MB. Split it, and import one part after the other.'

const counts = z.object({ new: z.int(), changed: z.int(), unchanged: z.int(), wrong: z.int() })
const catalogImport = z.object({
  id: z.int(),
  file_name: z.string(),
  state: z.enum(IMPORT_STATES),
  by: z.string().nullable(),
  created_at: z.string(),
  finished_at: z.string().nullable(),
  undone_at: z.string().nullable(),
  total_rows: z.int(),
  done_rows: z.int(),
  counts,
  /** Rows that could not be undone. */
  not_undone: z.int(),
  /** Why it did not work, in words. */
  failure: z.string().nullable(),
  /** It is the last one, and nobody has undone it. */
  can_undo: z.boolean(),
})
export type ImportJson = z.infer<typeof catalogImport>

const openImport = catalogImport.extend({
  columns: z.array(z.object({ heading: z.string(), field: z.string().nullable(), samples: z.array(z.string()) })),
  takes_stock: z.boolean(),
})
export type OpenImportJson = z.infer<typeof openImport>

const change = z.object({ field: z.string(), from: z.string().nullable(), to: z.string() })
const importRow = z.object({
  line: z.int(),
  sku: z.string(),
  kind: z.enum(['product', 'colour']),
  name: z.string(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })),
  changes: z.array(change),
  kept_because: z.string().nullable(),
})
export type ImportRowJson = z.infer<typeof importRow>

export const ROW_KINDS = ['wrong', 'new', 'changed', 'unchanged', 'kept'] as const
export type RowKind = (typeof ROW_KINDS)[number]

const params = z.object({ id: z.coerce.number().int().min(1).max(LARGEST_ID) })

export const imports = {
  list: {
    summary: 'Sheets of products of the last thirty days',
    tags,
    response: answers(successOf(z.array(catalogImport))),
  },
  upload: {
    summary: 'Hand in a sheet of products (CSV or XLSX, base64); it is read and checked, and changes nothing yet',
    tags,
    body: z.object({
      file_name: storableText(200).pipe(z.string().trim().min(1, 'The file has no name')),
      content: z
        .string()
        .max(LONGEST_IMPORT, TOO_LARGE_TEXT)
        .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'The file is empty, or did not arrive whole'),
    }),
    response: answers(successOf(openImport)),
  },
  one: { summary: 'How an import stands', tags, params, response: answers(successOf(openImport)) },
  rows: {
    summary: 'Rows of an import: its mistakes, what is new, what changes, what could not be undone',
    tags,
    params,
    querystring: z.object({
      kind: z.enum(ROW_KINDS).default('wrong'),
      page: z.coerce.number(PAGE_TEXT).int(PAGE_TEXT).min(1, PAGE_TEXT).max(100_000, PAGE_TEXT).default(1),
    }),
    response: answers(pageOf(importRow)),
  },
  check: {
    summary: 'Check a sheet again, with these columns',
    tags,
    params,
    body: z.object({
      mapping: z.array(storableText(40).nullable()).max(MOST_IMPORT_COLUMNS),
      takes_stock: z.boolean(),
    }),
    response: answers(successOf(openImport)),
  },
  run: {
    summary: 'Import a checked sheet: all of it, or nothing',
    tags,
    params,
    response: answers(successOf(openImport)),
  },
  undo: {
    summary: 'Undo the last import, as far as nobody has changed things since',
    tags,
    params,
    body: z.object({ reason: storableText(500).pipe(z.string().trim().min(1, 'Say why')) }),
    response: answers(successOf(openImport)),
  },
  file: { summary: 'The file as it was handed in', tags, params, response: { '4xx': failure, '5xx': failure } },
  export: {
    summary: 'All products as a sheet that can be imported again',
    tags,
    querystring: z.object({ format: z.enum(['csv', 'xlsx']).default('csv') }),
    response: { '4xx': failure, '5xx': failure },
  },
}
