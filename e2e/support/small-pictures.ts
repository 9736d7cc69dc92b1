import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { type Delivered, readManifest } from '#server/media/manifest.ts'
import { ORIGINALS } from '#server/media/originals.ts'
import { sizedFile } from '#domain/pictures/picture-sizes.ts'

/** What cards, thumbnails and galleries ask for at the widths of these tests. */
const WIDTHS = [320, 480, 768]
const PAPER = { r: 241, g: 236, b: 226 }

/**
 * A shop makes its small pictures when the machine is calm, which it never is during tests; without them every page decodes
 * originals, a fifth of the time of the whole run. Of a piece only the paper is made, as nobody looks at these; rooms
 * are whole, because words stand on them and must be readable there.
 */
export async function makeSmallPictures(dataDir: string): Promise<void> {
  sharp.concurrency(1)
  const folder = path.join(dataDir, 'media')
  const pictures = await readManifest(ORIGINALS)
  for (const name of new Set(pictures.map(({ file }) => path.dirname(file)))) {
    await mkdir(path.join(folder, name), { recursive: true })
  }
  for (const width of WIDTHS) {
    const paper = await press(sharp({ create: { width, height: width * 1.25, channels: 3, background: PAPER } }))
    const small = ({ file, product }: Delivered) =>
      product === null ? press(sharp(path.join(ORIGINALS, file)).resize({ width })) : paper
    for (const picture of pictures) {
      await writeFile(path.join(folder, sizedFile(picture.file, width, 'webp')), await small(picture))
    }
  }
}

/** Quick and coarse instead of small. */
const press = (picture: Sharp) => picture.webp({ quality: 40, effort: 0 }).toBuffer()
