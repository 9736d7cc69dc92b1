import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { folderStore } from '#server/adapters/files/folder-store.ts'
import { makePicture, sources } from './make-sizes.ts'
import { sizeName, sizesOf } from './missing-sizes.ts'
import { sizedFile, widthsOf } from '#domain/pictures/picture-sizes.ts'
import { inGoodOrder, type Source } from './picture-work.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'saalghar-sizes-'))
const originals = path.join(folder, 'originals')
const store = folderStore(path.join(folder, 'sized'))
afterAll(() => rm(folder, { recursive: true, force: true }))
await mkdir(path.join(originals, 'products'), { recursive: true })
const plain = () => sharp({ create: { width: 400, height: 500, channels: 3, background: '#a9482a' } }).webp()

test('a picture is made in the standard widths below its own, and in its own', () => {
  expect(widthsOf(1200)).toEqual([320, 480, 640, 768, 960, 1200])
  expect(widthsOf(200)).toEqual([200])
  expect(sizedFile('products/a-1.webp', 480, 'avif')).toBe('products/a-1.480.avif')
  expect(sizeName('products/a-1.480.avif')).toBe('480.avif')
})

test.each(['original', 'stored'] as const)('every size of an %s picture is made, AVIF before WebP', async (kind) => {
  const file = `products/${kind}-1.webp`
  const source: Source = { kind, file }
  if (kind === 'original') await plain().toFile(path.join(originals, file))
  else await store.put(file, await plain().toBuffer(), 'image/webp')
  const work = inGoodOrder(sizesOf(file, source, 400).map((each) => each.work))
  expect(work.map(({ target }) => sizeName(target))).toEqual(['320.avif', '400.avif', '320.webp', '400.webp'])
  for (const each of work) await makePicture(store, sources(store, originals), each)
  const made = await store.get(`products/${kind}-1.320.avif`)
  expect(await sharp(made ? await buffer(made) : Buffer.alloc(0)).metadata()).toMatchObject({ width: 320, height: 400 })
  expect(await store.list(`products/${kind}-1.4`)).toEqual([
    `products/${kind}-1.400.avif`,
    `products/${kind}-1.400.webp`,
  ])
})

test('what is not in the store cannot be made of', async () => {
  const [first] = sizesOf('products/none.webp', { kind: 'stored', file: 'products/none.webp' }, 400)
  if (!first) throw new Error('No size is wanted')
  await expect(makePicture(store, sources(store, originals), first.work)).rejects.toThrow('no products/none.webp')
})
