import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { folderStore } from '#server/adapters/files/folder-store.ts'
import type { Deps } from '#server/deps.ts'
import { mediaRoutes } from './media.routes.ts'

const dataDir = await mkdtemp(path.join(tmpdir(), 'saalghar-media-'))
const app = fastify()
const files = { public: folderStore(path.join(dataDir, 'media')), private: folderStore(path.join(dataDir, 'private')) }
await app.register(async (server) => mediaRoutes(server, { files } as Deps))
afterAll(async () => {
  await app.close()
  await rm(dataDir, { recursive: true, force: true })
})

const PICTURE = 'products/terai-coffee-table-2'
const ask = async (file: string, accept = 'image/avif,image/webp,*/*') => {
  const { statusCode, headers, rawPayload } = await app.inject({ url: `/media/${file}?v=1`, headers: { accept } })
  return { status: statusCode, type: headers['content-type'], cache: headers['cache-control'], size: rawPayload.length }
}
async function make(file: string, size: number): Promise<void> {
  await mkdir(path.join(dataDir, 'media/products'), { recursive: true })
  await writeFile(path.join(dataDir, 'media', file), Buffer.alloc(size))
}

test('the nearest thing there is answers for a size that is still being made, and is soon asked for again', async () => {
  const original = await ask(`${PICTURE}.webp`)
  expect(original.cache).toContain('immutable')
  expect(await ask(`${PICTURE}.320.avif`)).toEqual({ ...original, cache: 'public, max-age=60' })

  await make(`${PICTURE}.320.webp`, 111)
  expect(await ask(`${PICTURE}.320.webp`)).toMatchObject({ type: 'image/webp', cache: original.cache, size: 111 })
  expect(await ask(`${PICTURE}.320.avif`)).toMatchObject({ type: 'image/webp', cache: 'public, max-age=60', size: 111 })

  await make(`${PICTURE}.320.avif`, 77)
  expect(await ask(`${PICTURE}.320.avif`)).toMatchObject({ type: 'image/avif', cache: original.cache, size: 77 })
})

test('who does not know AVIF gets WebP under the same address', async () => {
  await make(`${PICTURE}.640.webp`, 222)
  await make(`${PICTURE}.640.avif`, 88)
  expect(await ask(`${PICTURE}.640.avif`)).toMatchObject({ type: 'image/avif', size: 88 })
  expect(await ask(`${PICTURE}.640.avif`, 'image/webp,*/*')).toMatchObject({ type: 'image/webp', size: 222 })
  const { headers } = await app.inject(`/media/${PICTURE}.640.avif?v=1`)
  expect(headers).toMatchObject({ vary: 'accept', 'content-type': 'image/webp' })
})
