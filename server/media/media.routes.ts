import path from 'node:path'
import type { FastifyBaseLogger, FastifyReply } from 'fastify'
import type { FileFacts, FileStore } from '#server/adapters/files/file-store.ts'
import { folderStore } from '#server/adapters/files/folder-store.ts'
import { IMMUTABLE } from '#server/http/immutable.ts'
import type { Slice } from '#server/slice.ts'
import { ORIGINALS } from './originals.ts'
import { drawnPlaceholder } from './drawn-placeholder.ts'
import { MEDIA_PREFIX } from './picture-sources.ts'
import { isShareFile } from './share-pictures.ts'

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
}
const AN_HOUR = 'public, max-age=3600'
/** What stands in for a picture must not outlive its coming. */
const A_MINUTE = 'public, max-age=60'

/**
 * Pictures in every size that was made ahead. A browser that does not know AVIF is answered with the WebP of its size. So
 * is one that asks for an AVIF still being made, or for a WebP with the original, and a picture that does not exist yet
 * with a drawing of its shape.
 */
export const mediaRoutes: Slice = async (app, { files }) => {
  const originals = folderStore(ORIGINALS)
  const places = [files.public, originals]

  app.get(`${MEDIA_PREFIX}/*`, async (request, reply) => {
    const asked = safePath((request.params as { '*': string })['*'])
    if (asked === null) return reply.code(404).type('text/plain').send('Not found')
    const file = request.headers.accept?.includes('image/avif') ? asked : asWebp(asked)
    if (asked.endsWith('.avif')) reply.header('vary', 'accept')
    const isVersioned = typeof (request.query as { v?: unknown }).v === 'string'
    const seen = request.headers['if-none-match']
    const firstOf = (names: readonly string[]) => firstIn(places, names, request.log)
    const found = await firstOf([file])
    if (found) return send(reply, found, isVersioned ? IMMUTABLE : AN_HOUR, seen)
    const standIn = await firstOf([asWebp(file), originalOf(file)])
    if (standIn) return send(reply, standIn, A_MINUTE, seen)
    if (isShareFile(file)) return reply.header('cache-control', A_MINUTE).redirect('/share.jpg')
    const drawing = drawnPlaceholder(file)
    if (drawing === null) return reply.code(404).type('text/plain').send('Not found')
    return reply.header('cache-control', A_MINUTE).type('image/svg+xml').send(drawing)
  })
}

type Log = Pick<FastifyBaseLogger, 'warn'>
type Found = { file: string; facts: FileFacts; store: FileStore }

/** A plain relative path of plain names with a known ending, or nothing. */
function safePath(text: string): string | null {
  return /^[a-z0-9][\w-]*(\/[a-z0-9][\w-]*)*(\.\d{2,4})?\.(avif|webp|jpg|png|svg)$/i.test(text) ? text : null
}

const asWebp = (file: string) => file.replace(/\.avif$/, '.webp')
const originalOf = (file: string) => file.replace(/(\.\d{2,4})?\.(avif|webp)$/, '.webp')

/** A store that cannot be reached has nothing for the moment: the studio's own pictures still show. */
async function firstIn(stores: readonly FileStore[], names: readonly string[], log: Log): Promise<Found | null> {
  for (const file of new Set(names))
    for (const store of stores) {
      const facts = await store.facts(file).catch((error: unknown) => {
        log.warn({ err: error }, 'the file store cannot be asked')
        return null
      })
      if (facts) return { file, facts, store }
    }
  return null
}

async function send(
  reply: FastifyReply,
  { file, facts, store }: Found,
  cacheControl: string,
  seen: string | undefined,
) {
  reply.header('cache-control', cacheControl).header('etag', facts.etag)
  if (seen === facts.etag) return reply.code(304).send()
  const stream = await store.get(file)
  // Taken away between the two questions.
  if (!stream) return reply.header('cache-control', A_MINUTE).code(404).type('text/plain').send('Not found')
  return reply
    .type(TYPES[path.extname(file)] ?? 'application/octet-stream')
    .header('content-length', facts.size)
    .send(stream)
}
