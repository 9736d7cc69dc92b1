import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'
import { centralEntry, DEFLATED, endRecord, localHead, sizesBehind, type ZipFacts } from './zip-format.ts'

export type Part = { name: string; content: Iterable<string> | AsyncIterable<string> }

/** A ZIP file piece by piece. Nothing waits in memory: the sizes of a part stand behind it, and again at the end. */
export async function* zipStream(parts: readonly Part[]): AsyncGenerator<Buffer> {
  const entries: Buffer[] = []
  let offset = 0
  for (const { name, content } of parts) {
    const facts: ZipFacts = { name, method: DEFLATED, crc: 0, packed: 0, size: 0 }
    const head = localHead(facts)
    yield head
    yield* deflated(content, facts)
    entries.push(centralEntry(facts, offset))
    const sizes = sizesBehind(facts)
    yield sizes
    offset += head.length + facts.packed + sizes.length
  }
  yield endRecord(entries, offset)
}

/** Pressed by the threads of the runtime, which ask for more when they are ready for it. */
async function* deflated(content: Part['content'], facts: ZipFacts): AsyncGenerator<Buffer> {
  const press = createDeflateRaw()
  pipeline(Readable.from(counted(content, facts)), press, () => undefined)
  for await (const chunk of press as AsyncIterable<Buffer>) {
    facts.packed += chunk.length
    yield chunk
  }
}

async function* counted(content: Part['content'], facts: ZipFacts): AsyncGenerator<Buffer> {
  for await (const text of content) {
    const bytes = Buffer.from(text)
    facts.crc = crc32(bytes, facts.crc)
    facts.size += bytes.length
    yield bytes
  }
}
