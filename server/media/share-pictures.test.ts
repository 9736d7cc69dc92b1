import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawSharePicture } from './make-share-picture.ts'
import { isShareFile, shareFile, sharePictureUrl } from './share-pictures.ts'

test('the preview of a product is 1200 x 630, as networks take it', async () => {
  const original = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#a9482a' } })
    .webp()
    .toBuffer()
  const preview = await sharp(await drawSharePicture(original)).metadata()
  expect(preview).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
})

test('it lies under the name of its product', () => {
  expect(sharePictureUrl('stool')).toBe('/media/share/stool.jpg')
  expect(isShareFile(shareFile('stool'))).toBe(true)
})
