import sharp from 'sharp'
import { SHARE_SIZE } from './share-pictures.ts'

/** Wide enough that the rows of the backdrop, drawn on sideways, do not show as lines. */
const SOFT = 14

/** The whole piece as it was photographed, its backdrop drawn on to the sides: nothing is cut off, nothing shows twice. */
export async function drawSharePicture(original: Buffer): Promise<Buffer> {
  const { data: piece, info } = await sharp(original)
    .resize({ ...SHARE_SIZE, fit: 'inside' })
    .removeAlpha()
    .png()
    .toBuffer({ resolveWithObject: true })
  const [wide, high] = [SHARE_SIZE.width - info.width, SHARE_SIZE.height - info.height]
  const [left, top] = [Math.floor(wide / 2), Math.floor(high / 2)]
  const backdrop = await sharp(piece)
    .extend({ left, top, right: wide - left, bottom: high - top, extendWith: 'copy' })
    .png()
    .toBuffer()
  return sharp(await sharp(backdrop).blur(SOFT).png().toBuffer())
    .composite([{ input: piece, left, top }])
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer()
}
