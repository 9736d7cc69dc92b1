import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readPhotos, thumbnailOf } from './read-photo.ts'

const sent = (bytes: Buffer) => bytes.toString('base64')
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a0522d' } })
const read = async (bytes: Buffer) => {
  const photos = await readPhotos([sent(bytes)])
  return photos.ok ? (photos.value[0] ?? null) : null
}

test('a photo is kept upright, at most 1400 px, as WebP, without where and when it was taken', async () => {
  const exif = { IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '26/1 43/1 0/1' } }
  const photo = await read(
    await plain(3000, 2000).withMetadata({ orientation: 6 }).withExifMerge(exif).jpeg().toBuffer(),
  )
  expect(photo).toMatchObject({ width: 933, height: 1400 })
  const kept = await sharp(photo?.bytes).metadata()
  expect(kept).toMatchObject({ format: 'webp', width: 933, height: 1400 })
  expect(kept.exif).toBeUndefined()
})

test.each(['jpeg', 'png', 'webp'] as const)('%s is read', async (format) => {
  expect(await read(await plain(40, 30).toFormat(format).toBuffer())).toMatchObject({ width: 40, height: 30 })
})

test.each(['gif', 'avif', 'tiff'] as const)('%s is not, whatever it is called', async (format) => {
  expect(await read(await plain(40, 30).toFormat(format).toBuffer())).toBeNull()
})

test('text, a drawing that may run scripts and half a picture are no photos; the first one is named', async () => {
  const good = await plain(40, 30).jpeg().toBuffer()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>')
  const bad = ['', 'bm90IGEgcGhvdG8=', sent(svg), `data:image/jpeg;base64,${sent(svg)}`, sent(good.subarray(0, 200))]
  for (const text of bad)
    expect(await readPhotos([sent(good), text])).toEqual({ ok: false, error: { code: 'not_a_photo', index: 1 } })
})

test('a noisy photo is made to fit into a mebibyte', async () => {
  const noise = sharp({
    create: {
      width: 1400,
      height: 1400,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
  const photo = await read(await noise.jpeg({ quality: 60 }).toBuffer())
  expect(photo?.bytes.length).toBeLessThanOrEqual(1024 * 1024)
})

test('a thumbnail is small', async () => {
  const photo = await read(await plain(3000, 2000).jpeg().toBuffer())
  if (!photo) throw new Error('The photo was not read')
  expect(await sharp(await thumbnailOf(photo)).metadata()).toMatchObject({ width: 240, height: 160 })
})
