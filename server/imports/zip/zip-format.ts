import { crc32 } from 'node:zlib'

export const LOCAL = 0x04034b50
export const CENTRAL = 0x02014b50
export const END = 0x06054b50
const DESCRIPTOR = 0x08074b50
const VERSION = 20
/** Sizes stand behind the part; names are UTF-8. */
const SIZES_FOLLOW = 0x0808

export const STORED = 0
export const DEFLATED = 8

/** A part of a ZIP file, as its heads tell of it. */
export type ZipFacts = { name: string; method: number; crc: number; packed: number; size: number }

export const storedFacts = (name: string, bytes: Buffer): ZipFacts => ({
  name,
  method: STORED,
  crc: crc32(bytes),
  packed: bytes.length,
  size: bytes.length,
})

function factsOf({ name, method, crc, packed, size }: ZipFacts): Buffer {
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(VERSION, 0)
  facts.writeUInt16LE(method === DEFLATED ? SIZES_FOLLOW : 0, 2)
  facts.writeUInt16LE(method, 4)
  facts.writeUInt32LE(crc, 10)
  facts.writeUInt32LE(packed, 14)
  facts.writeUInt32LE(size, 18)
  facts.writeUInt16LE(Buffer.byteLength(name), 22)
  return facts
}

export const localHead = (facts: ZipFacts): Buffer =>
  Buffer.concat([uint32(LOCAL), factsOf(facts), Buffer.from(facts.name)])

/** What a head in front of a part could not know yet. */
export const sizesBehind = ({ crc, packed, size }: ZipFacts): Buffer =>
  Buffer.concat([DESCRIPTOR, crc, packed, size].map(uint32))

export function centralEntry(facts: ZipFacts, offset: number): Buffer {
  const place = Buffer.alloc(14)
  place.writeUInt32LE(offset, 10)
  return Buffer.concat([uint32(CENTRAL), Buffer.from([VERSION, 0]), factsOf(facts), place, Buffer.from(facts.name)])
}

export function endRecord(entries: readonly Buffer[], offset: number): Buffer {
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(
    entries.reduce((sum, entry) => sum + entry.length, 0),
    8,
  )
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...entries, uint32(END), end])
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value, 0)
  return bytes
}
