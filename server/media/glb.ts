/** A glTF scene in one file: its description and its numbers. */
export type Glb<Json extends object = object> = { json: Json; bytes: Buffer }

const MAGIC = 0x46546c67
const JSON_CHUNK = 0x4e4f534a
const BYTES_CHUNK = 0x004e4942
const HEADER = 12
const CHUNK_HEADER = 8

export function readGlb<Json extends object = object>(file: Buffer): Glb<Json> {
  if (file.length < HEADER + CHUNK_HEADER || file.readUInt32LE(0) !== MAGIC) throw new Error('Not a GLB file')
  const length = file.readUInt32LE(HEADER)
  const start = HEADER + CHUNK_HEADER
  const json = JSON.parse(file.toString('utf8', start, start + length)) as Json
  const rest = start + length
  if (rest >= file.length) return { json, bytes: Buffer.alloc(0) }
  return { json, bytes: file.subarray(rest + CHUNK_HEADER, rest + CHUNK_HEADER + file.readUInt32LE(rest)) }
}

export function writeGlb({ json, bytes }: Glb): Buffer {
  const text = padded(Buffer.from(JSON.stringify(json)), 0x20)
  const body = padded(bytes, 0)
  const header = Buffer.alloc(HEADER)
  header.writeUInt32LE(MAGIC, 0)
  header.writeUInt32LE(2, 4)
  header.writeUInt32LE(HEADER + 2 * CHUNK_HEADER + text.length + body.length, 8)
  return Buffer.concat([header, chunkHeader(text, JSON_CHUNK), text, chunkHeader(body, BYTES_CHUNK), body])
}

function chunkHeader({ length }: Buffer, kind: number): Buffer {
  const header = Buffer.alloc(CHUNK_HEADER)
  header.writeUInt32LE(length, 0)
  header.writeUInt32LE(kind, 4)
  return header
}

/** Every chunk ends on a border of four bytes. */
function padded(bytes: Buffer, filler: number): Buffer {
  return Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4, filler)])
}
