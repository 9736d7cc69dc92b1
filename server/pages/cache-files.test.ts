import { Readable } from 'node:stream'
import Fastify from 'fastify'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { IMMUTABLE } from '#server/http/immutable.ts'
import { cacheFiles } from './cache-files.ts'
import { AnswerCache } from './answer-cache.ts'

let reads = 0
const app = Fastify()
const answers = new AnswerCache({ newId: () => 'an-id', isClosing: () => false, onAnswered: () => {} })
answers.standBefore(app.server)
cacheFiles(app, answers)
app.get('/file', (request, reply) => {
  reads += 1
  const { cache = IMMUTABLE, size = '4', status = '200' } = request.query as Record<string, string>
  const type = request.headers.accept?.includes('image/avif') ? 'image/avif' : 'image/webp'
  reply.code(Number(status)).header('cache-control', cache).header('content-length', size).type(type)
  return reply.send(Readable.from(['x'.repeat(Number(size))]))
})
const shop = await app.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => app.close())
beforeEach(() => {
  reads = 0
})

async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(shop + path, { headers })
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
}

test('a file that never changes is read once and answered the same to the next', async () => {
  const first = await ask('/file?v=1')
  expect(await ask('/file?v=1')).toEqual(first)
  expect(first).toEqual({ status: 200, type: 'image/webp', text: 'xxxx' })
  expect(reads).toBe(1)
})

test('who knows AVIF and who does not each get their own', async () => {
  const [avif, webp] = [await ask('/file?v=2', { accept: 'image/avif,*/*' }), await ask('/file?v=2')]
  expect([avif.type, webp.type]).toEqual(['image/avif', 'image/webp'])
  expect((await ask('/file?v=2', { accept: 'image/avif,*/*' })).type).toBe('image/avif')
  expect(reads).toBe(2)
})

test.each([
  ['that may change', '/file?cache=no-cache'],
  ['that is missing', '/file?status=404'],
  ['that is very large', `/file?size=${600 * 1024}`],
])('a file %s is read each time', async (_, path) => {
  await ask(path)
  await ask(path)
  expect(reads).toBe(2)
})
