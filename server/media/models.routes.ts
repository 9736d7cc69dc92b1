import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Slice } from '#server/slice.ts'
import { hasModel, MODELS } from './models.ts'
import { MEDIA_PREFIX } from './picture-sources.ts'
import { colourOfModel, unpackModel, wholeModel } from './unpack-model.ts'

const AN_HOUR = 'public, max-age=3600'
/** Some hundred kilobytes each: what was asked for longest ago is made again when it is wanted. */
const MOST_KEPT = 24
const squeeze = promisify(gzip)

type Answer = { packed: Buffer; etag: string }

/**
 * Pieces in three dimensions, true to the millimetre. `?colour=` asks for one colour with its textures inside, for programs outside the browser.
 */
export const modelRoutes: Slice = async (app) => {
  const kept = new Map<string, Promise<Answer>>()

  app.get(`${MEDIA_PREFIX}/models/:file`, async (request, reply) => {
    const { file } = request.params as { file: string }
    if (!hasModel(file)) return reply.code(404).type('text/plain').send('Not found')
    const { colour } = request.query as { colour?: unknown }
    const packed = readFileSync(path.join(MODELS, file))
    // A colour that the piece does not have is its usual one: what a stranger makes up fills no memory.
    const wanted = colour === undefined ? null : colourOfModel(packed, String(colour))
    const answer = await keep(kept, `${file} ${wanted}`, () => prepare(packed, wanted))
    reply.header('cache-control', AN_HOUR).header('etag', answer.etag).header('vary', 'accept-encoding')
    if (request.headers['if-none-match'] === answer.etag) return reply.code(304).send()
    return reply.type('model/gltf-binary').header('content-encoding', 'gzip').send(answer.packed)
  })
}

async function prepare(packed: Buffer, colour: string | null): Promise<Answer> {
  const plain = await unpackModel(packed)
  const model = colour === null ? plain : wholeModel(plain, colour, (uri) => readFileSync(path.join(MODELS, uri)))
  const etag = `"${createHash('sha256').update(model).digest('base64url').slice(0, 22)}"`
  return { packed: await squeeze(model), etag }
}

function keep(kept: Map<string, Promise<Answer>>, key: string, make: () => Promise<Answer>): Promise<Answer> {
  const answer = kept.get(key) ?? make()
  kept.delete(key)
  kept.set(key, answer)
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  return answer
}
