import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { makeSize } from './make-sizes.ts'
import { missingSizes } from './missing-sizes.ts'
import { sizedFile, widthsOf } from './picture-sources.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'saalghar-sizes-'))
const originals = path.join(folder, 'originals')
const sized = path.join(folder, 'sized')
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a picture is made in the standard widths below its own, and in its own', () => {
  expect(widthsOf(1200)).toEqual([320, 480, 640, 768, 960, 1200])
  expect(widthsOf(200)).toEqual([200])
  expect(sizedFile('products/a-1.webp', 480, 'avif')).toBe('products/a-1.480.avif')
})

test('every size is made once', async () => {
  await mkdir(path.join(originals, 'products'), { recursive: true })
  await sharp({ create: { width: 400, height: 500, channels: 3, background: '#a9482a' } })
    .webp()
    .toFile(path.join(originals, 'products/a-1.webp'))
  await writeFile(path.join(originals, 'manifest.json'), JSON.stringify([{ file: 'products/a-1.webp', width: 400 }]))
  const missing = await missingSizes(originals, sized)
  expect(missing.map(({ format, width }) => `${width}.${format}`)).toEqual([
    '320.avif',
    '400.avif',
    '320.webp',
    '400.webp',
  ])
  for (const size of missing) await makeSize(size)
  expect((await readdir(path.join(sized, 'products'))).toSorted()).toEqual([
    'a-1.320.avif',
    'a-1.320.webp',
    'a-1.400.avif',
    'a-1.400.webp',
  ])
  expect(await missingSizes(originals, sized)).toEqual([])
})
