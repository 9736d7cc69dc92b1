import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { makeSharePicture } from './make-share-picture.ts'
import { missingSharePictures, sharePictureUrl } from './share-pictures.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'saalghar-share-'))
const [originals, sized] = [path.join(folder, 'originals'), path.join(folder, 'sized')]
afterAll(() => rm(folder, { recursive: true, force: true }))

test('the preview of a product is made once from its main picture, 1200 x 630 as networks take it', async () => {
  await mkdir(path.join(originals, 'products'), { recursive: true })
  await sharp({ create: { width: 400, height: 500, channels: 3, background: '#a9482a' } })
    .webp()
    .toFile(path.join(originals, 'products/stool-1.webp'))
  const delivered = [
    { file: 'products/stool-1.webp', product: 'stool', view: '1' },
    { file: 'products/stool-2.webp', product: 'stool', view: '2' },
    { file: 'scenes/hero-1.webp', product: null, view: '1' },
  ]
  await writeFile(path.join(originals, 'manifest.json'), JSON.stringify(delivered))
  const missing = await missingSharePictures(originals, sized)
  expect(missing.map(({ target }) => path.relative(sized, target))).toEqual(['share/stool.jpg'])
  for (const share of missing) await makeSharePicture(share)
  expect(await sharp(path.join(sized, 'share/stool.jpg')).metadata()).toMatchObject({
    width: 1200,
    height: 630,
    format: 'jpeg',
  })
  expect(await missingSharePictures(originals, sized)).toEqual([])
  expect(sharePictureUrl('stool')).toBe('/media/share/stool.jpg')
})
