import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { cachedStore } from './cached-store.ts'
import type { FileStore } from './file-store.ts'
import { openFiles, requireFiles } from './open-files.ts'
import { folderStore } from './folder-store.ts'
import { S3Problem, s3Store } from './s3-store.ts'
import { startS3 } from './testing/s3-server.ts'

const s3 = await startS3()
const folder = await mkdtemp(path.join(tmpdir(), 'saalghar-files-'))
const cacheIn = (name: string, maxBytes = 1_000_000) => ({
  folder: path.join(folder, name),
  maxBytes,
  now: () => Date.now(),
})
afterAll(async () => {
  await s3.stop()
  await rm(folder, { recursive: true, force: true })
})

const STORES: [string, FileStore][] = [
  ['a folder', folderStore(path.join(folder, 'files'))],
  ['an S3 store', s3Store(s3.settings, 'public')],
  ['an S3 store with a cache', cachedStore(s3Store(s3.settings, 'cached'), cacheIn('cache'))],
]
const bytesOf = async (store: FileStore, key: string) => {
  const stream = await store.get(key)
  return stream && (await buffer(stream))
}

describe.each(STORES)('%s', (_name, store) => {
  test('gives back byte for byte what was put into it', async () => {
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, at) => at % 251))
    await store.put('products/a-1.320.avif', bytes, 'image/avif')
    expect(await bytesOf(store, 'products/a-1.320.avif')).toEqual(bytes)
    expect((await store.facts('products/a-1.320.avif'))?.size).toBe(bytes.length)
  })

  test('what is not there is null, and taking it away is no fault', async () => {
    expect(await store.get('products/none.webp')).toBeNull()
    expect(await store.facts('products/none.webp')).toBeNull()
    await store.delete('products/none.webp')
  })

  test('writing again replaces, and the etag says so', async () => {
    await store.put('share/stool.jpg', Buffer.from('first'), 'image/jpeg')
    const before = await store.facts('share/stool.jpg')
    await store.put('share/stool.jpg', Buffer.from('second one'), 'image/jpeg')
    expect((await store.facts('share/stool.jpg'))?.etag).not.toBe(before?.etag)
    expect(String(await bytesOf(store, 'share/stool.jpg'))).toBe('second one')
  })

  test('lists what begins so, and nothing that was taken away', async () => {
    for (const key of ['list/b.webp', 'list/a.webp', 'list/deep/c.webp', 'other/d.webp'])
      await store.put(key, Buffer.from(key), 'image/webp')
    expect(await store.list('list/')).toEqual(['list/a.webp', 'list/b.webp', 'list/deep/c.webp'])
    expect(await store.list('list/d')).toEqual(['list/deep/c.webp'])
    await store.delete('list/a.webp')
    expect(await store.list('list/')).toEqual(['list/b.webp', 'list/deep/c.webp'])
    expect(await store.list('nothing/')).toEqual([])
  })

  test('a key that leads elsewhere is refused before anything happens', async () => {
    for (const key of ['../secret', '/etc/passwd', 'a/../b', 'a//b', '', 'a/./b', 'a\\b', 'a?b', '.hidden'])
      await expect(async () => store.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow('Not the key')
  })
})

test('public and private files of one bucket do not meet', async () => {
  const [shown, kept] = [s3Store(s3.settings, 'shown'), s3Store(s3.settings, 'kept')]
  await kept.put('pictures/master.webp', Buffer.from('mine'), 'image/webp')
  expect(await shown.facts('pictures/master.webp')).toBeNull()
  expect(await shown.list('')).toEqual([])
})

test('more files than fit on one page of the listing are all listed', async () => {
  // The S3 server of the tests cannot turn a page on this Node: its token is made with a cipher that is no more.
  const asked: (string | null)[] = []
  const pages = createServer((request, response) => {
    const token = new URL(request.url ?? '', 'http://store').searchParams.get('continuation-token')
    asked.push(token)
    response.end(
      token === null
        ? '<IsTruncated>true</IsTruncated><Key>many/a&amp;b.webp</Key><NextContinuationToken>n+1=&#47;</NextContinuationToken>'
        : '<IsTruncated>false</IsTruncated><Key>many/c.webp</Key>',
    )
  }).listen(0, '127.0.0.1')
  await once(pages, 'listening')
  const { port } = pages.address() as AddressInfo
  const store = s3Store({ ...s3.settings, endpoint: `http://127.0.0.1:${port}` }, 'many')
  expect(await store.list('')).toEqual(['a&b.webp', 'c.webp'])
  expect(asked).toEqual([null, 'n+1=/'])
  pages.close()
})

test('a wrong key is a problem with a status, not a missing file', async () => {
  const store = s3Store({ ...s3.settings, key: 'NOBODY' }, 'public')
  const questions = [
    () => store.list(''),
    () => store.facts('products/none.webp'),
    () => store.get('products/none.webp'),
  ]
  for (const ask of questions) {
    const problem = await ask().catch((error: unknown) => error)
    expect(problem).toBeInstanceOf(S3Problem)
    expect((problem as S3Problem).status).toBe(403)
  }
})

test('a shop whose store refuses it says so at its start, in one sentence', async () => {
  const config = { files: { mode: 's3' as const, ...s3.settings, key: 'NOBODY' }, dataDir: folder }
  await expect(requireFiles(config, openFiles(config, Date.now))).rejects.toThrow(
    /^The file store at http:.* cannot be used \(.* 403 .*\)\. Check FILES_S3_BUCKET "shop-files"/,
  )
  const away = { ...config, files: { ...config.files, endpoint: 'http://127.0.0.1:9' } }
  await expect(requireFiles(away, openFiles(away, Date.now))).rejects.toThrow('Check FILES_S3_ENDPOINT')
  const right = { ...config, files: { mode: 's3' as const, ...s3.settings } }
  await requireFiles(right, openFiles(right, Date.now))
})

describe('the cache before an S3 store', () => {
  test('stays as small as it was told, and what fell out is fetched again', async () => {
    const far = s3Store(s3.settings, 'bounded')
    const near = cachedStore(far, cacheIn('bounded', 5000))
    for (let at = 0; at < 10; at += 1) {
      await far.put(`p/${at}.webp`, Buffer.alloc(1000, at), 'image/webp')
      expect(await bytesOf(near, `p/${at}.webp`)).toEqual(Buffer.alloc(1000, at))
    }
    expect((await readdir(path.join(folder, 'bounded'))).length).toBeLessThanOrEqual(5)
    expect(await bytesOf(near, 'p/0.webp')).toEqual(Buffer.alloc(1000, 0))
  })

  test('answers from this machine while the store is away', async () => {
    const far = s3Store(s3.settings, 'away')
    await far.put('p/a.webp', Buffer.from('kept here'), 'image/webp')
    let isAway = false
    const sometimes: FileStore = {
      ...far,
      get: (key) => (isAway ? Promise.reject(new Error('away')) : far.get(key)),
      facts: (key) => (isAway ? Promise.reject(new Error('away')) : far.facts(key)),
    }
    const near = cachedStore(sometimes, cacheIn('away'))
    expect(String(await bytesOf(near, 'p/a.webp'))).toBe('kept here')
    isAway = true
    expect(String(await bytesOf(near, 'p/a.webp'))).toBe('kept here')
  })
})
