import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyReply } from 'fastify'
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
export const mediaRoutes: Slice = async (app, { config }) => {
  const sized = path.resolve(config.dataDir, 'media')

  app.get(`${MEDIA_PREFIX}/*`, async (request, reply) => {
    const asked = safePath((request.params as { '*': string })['*'])
    if (asked === null) return reply.code(404).type('text/plain').send('Not found')
    const file = request.headers.accept?.includes('image/avif') ? asked : asWebp(asked)
    if (asked.endsWith('.avif')) reply.header('vary', 'accept')
    const isVersioned = typeof (request.query as { v?: unknown }).v === 'string'
    const found = (await fileIn(sized, file)) ?? (await fileIn(ORIGINALS, file))
    if (found) return send(reply, found, isVersioned ? IMMUTABLE : AN_HOUR, request.headers['if-none-match'])
    const standIn = (await fileIn(sized, asWebp(file))) ?? (await fileIn(ORIGINALS, originalOf(file)))
    if (standIn) return send(reply, standIn, A_MINUTE, request.headers['if-none-match'])
    if (isShareFile(file)) return reply.header('cache-control', A_MINUTE).redirect('/share.jpg')
    const drawing = drawnPlaceholder(file)
    if (drawing === null) return reply.code(404).type('text/plain').send('Not found')
    return reply.header('cache-control', A_MINUTE).type('image/svg+xml').send(drawing)
  })
}

type Found = { path: string; size: number; etag: string }

/** A plain relative path of plain names with a known ending, or nothing. */
function safePath(text: string): string | null {
  return /^[a-z0-9][\w-]*(\/[a-z0-9][\w-]*)*(\.\d{2,4})?\.(avif|webp|jpg|png|svg)$/i.test(text) ? text : null
}

const asWebp = (file: string) => file.replace(/\.avif$/, '.webp')
const originalOf = (file: string) => file.replace(/(\.\d{2,4})?\.(avif|webp)$/, '.webp')

async function fileIn(folder: string, file: string): Promise<Found | null> {
  const full = path.join(folder, file)
  const found = await stat(full).catch(() => null)
  if (!found?.isFile()) return null
  return {
    path: full,
    size: found.size,
    etag: `"${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}"`,
  }
}

function send(reply: FastifyReply, { path: full, size, etag }: Found, cacheControl: string, seen: string | undefined) {
  reply.header('cache-control', cacheControl).header('etag', etag)
  if (seen === etag) return reply.code(304).send()
  return reply
    .type(TYPES[path.extname(full)] ?? 'application/octet-stream')
    .header('content-length', size)
    .send(createReadStream(full))
}
