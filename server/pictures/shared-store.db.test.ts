import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fastify from 'fastify'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import type { DeskPicture } from '#domain/api/picture-desk.ts'
import { smallestOf } from '#domain/pictures/picture-sizes.ts'
import { openFiles } from '#server/adapters/files/open-files.ts'
import { startS3 } from '#server/adapters/files/testing/s3-server.ts'
import type { Deps } from '#server/deps.ts'
import { mediaRoutes } from '#server/media/media.routes.ts'
import { addPerson } from '#server/testing/shop-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

const s3 = await startS3()
const elsewhere = await mkdtemp(path.join(tmpdir(), 'saalghar-elsewhere-'))
const { app, db, runJobs } = await testShop({
  env: {
    FILES_S3_ENDPOINT: s3.settings.endpoint,
    FILES_S3_BUCKET: s3.settings.bucket,
    FILES_S3_KEY: s3.settings.key,
    FILES_S3_SECRET: s3.settings.secret,
  },
})
/** A web process on another machine: the same store, and no file of this one. */
const other = fastify()
const files = openFiles({ files: { mode: 's3', ...s3.settings }, dataDir: elsewhere }, Date.now)
await other.register(async (server) => mediaRoutes(server, { files } as Deps))
afterAll(async () => {
  await other.close()
  await s3.stop()
  await rm(elsewhere, { recursive: true, force: true })
})

test('what one machine takes in and another makes smaller, a third one shows', async () => {
  const staff = await addPerson(db, 'staff')
  const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#a0522d' } })
    .jpeg()
    .toBuffer()
  const sent = await app.inject({
    method: 'POST',
    url: '/api/backoffice/pictures?for=product',
    headers: { ...staff.headers, 'content-type': 'image/jpeg' },
    payload: photo,
  })
  const small = smallestOf(sent.json<{ data: DeskPicture }>().data)
  const ask = (headers: Record<string, string> = {}) =>
    other.inject({ url: small, headers: { accept: 'image/avif,*/*', ...headers } })
  expect((await ask()).headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=60' })
  await runJobs()
  const made = await ask()
  expect(made.headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': expect.stringContaining('immutable'),
  })
  expect(await sharp(made.rawPayload).metadata()).toMatchObject({ width: 320, height: 240 })
  expect((await ask({ 'if-none-match': String(made.headers['etag']) })).statusCode).toBe(304)
})
