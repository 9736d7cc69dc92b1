import { inflateRaw } from 'node:zlib'
import { promisify } from 'node:util'
import { err, ok, type Result } from '#domain/result.ts'
import {
  CENTRAL,
  centralEntry,
  DEFLATED,
  END,
  endRecord,
  LOCAL,
  localHead,
  STORED,
  storedFacts,
} from '../zip/zip-format.ts'

const inflate = promisify(inflateRaw)

/** A sheet of 50,000 products is some 30 MB; a bomb is some thousands. */
const MOST_UNPACKED = 96 * 1024 * 1024
const MOST_ENTRIES = 200
/** What a reader of sheets needs; pictures, macros and the like stay where they are. */
const NEEDED =
  /^(?:\[Content_Types\]\.xml|_rels\/.*|xl\/(?:workbook|styles|sharedStrings|worksheets\/[^/]+)\.xml|xl\/(?:worksheets\/)?_rels\/[^/]+\.rels)$/i
/** A field beyond column GZ or row 99,999: the reader would fill the room up to it with empty fields. */
const FAR_AWAY = / r="(?:[A-Z]{3,}\d+|[H-Z][A-Z]\d+|[A-Z]{1,2}\d{6,})"/

export type XlsxProblem = 'not_a_sheet' | 'too_large_unpacked' | 'too_many_columns'
type Entry = { name: string; bytes: Buffer }

/**
 * A workbook is a ZIP file, and a ZIP file may lie about what is in it. Each part is unpacked here within a limit, and packed anew
 * without compression: whoever reads the sheet gets sizes that are true.
 */
export async function repackXlsx(file: Buffer): Promise<Result<Buffer, XlsxProblem>> {
  const places = listEntries(file)
  if (!places) return err('not_a_sheet')
  const entries: Entry[] = []
  let left = MOST_UNPACKED
  for (const place of places) {
    const bytes = await unpack(file, place, left)
    if (!bytes.ok) return bytes
    left -= bytes.value.length
    if (/worksheets\//.test(place.name) && isFarAway(bytes.value)) return err('too_many_columns')
    entries.push({ name: place.name, bytes: bytes.value })
  }
  return entries.some(({ name }) => name.toLowerCase() === 'xl/workbook.xml') ? ok(pack(entries)) : err('not_a_sheet')
}

type Place = { name: string; method: number; packed: number; at: number }

function listEntries(file: Buffer): Place[] | null {
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || end + 22 > file.length || file.readUInt32LE(end) !== END) return null
  const count = file.readUInt16LE(end + 10)
  if (count > MOST_ENTRIES) return null
  const places: Place[] = []
  let at = file.readUInt32LE(end + 16)
  for (let number = 0; number < count; number += 1) {
    if (at + 46 > file.length || file.readUInt32LE(at) !== CENTRAL) return null
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => file.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ]
    const name = file.toString('utf8', at + 46, at + 46 + nameLength)
    const place = {
      name,
      method: file.readUInt16LE(at + 10),
      packed: file.readUInt32LE(at + 20),
      at: file.readUInt32LE(at + 42),
    }
    if (NEEDED.test(name)) places.push(place)
    at += 46 + nameLength + extra + comment
  }
  return places
}

async function unpack(file: Buffer, { method, packed, at }: Place, most: number): Promise<Result<Buffer, XlsxProblem>> {
  if (at + 30 > file.length || file.readUInt32LE(at) !== LOCAL) return err('not_a_sheet')
  const begin = at + 30 + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28)
  const bytes = file.subarray(begin, begin + packed)
  if (method === STORED) return bytes.length > most ? err('too_large_unpacked') : ok(bytes)
  if (method !== DEFLATED) return err('not_a_sheet')
  try {
    return ok(await inflate(bytes, { maxOutputLength: Math.max(1, most) }))
  } catch (error) {
    return err((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'too_large_unpacked' : 'not_a_sheet')
  }
}

const SLICE = 1024 * 1024

function isFarAway(xml: Buffer): boolean {
  for (let at = 0; at < xml.length; at += SLICE)
    if (FAR_AWAY.test(xml.toString('latin1', at, at + SLICE + 40))) return true
  return false
}

/** A ZIP file whose parts are stored as they are. */
function pack(entries: readonly Entry[]): Buffer {
  const [locals, centrals]: [Buffer[], Buffer[]] = [[], []]
  let offset = 0
  for (const { name, bytes } of entries) {
    const facts = storedFacts(name, bytes)
    const head = localHead(facts)
    locals.push(head, bytes)
    centrals.push(centralEntry(facts, offset))
    offset += head.length + bytes.length
  }
  return Buffer.concat([...locals, endRecord(centrals, offset)])
}
