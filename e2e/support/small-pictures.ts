import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { readManifest } from '#server/media/manifest.ts'
import { ORIGINALS } from '#server/media/originals.ts'
import { sizedFile } from '#server/media/picture-sources.ts'

/** What cards, thumbnails and galleries ask for at the widths of these tests. */
const WIDTHS = [320, 480, 768]

/**
 * A shop makes its small pictures when the machine is calm, which it never is during tests; without them every page decodes
 * originals, a fifth of the time of the whole run. Quick and coarse instead of small: nobody looks at these.
 */
export async function makeSmallPictures(dataDir: string): Promise<void> {
  sharp.concurrency(1)
  const files = (await readManifest(ORIGINALS)).map(({ file }) => file)
  const hands = Array.from({ length: availableParallelism() }, async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) await shrink(file, path.join(dataDir, 'media'))
  })
  await Promise.all(hands)
}

async function shrink(file: string, folder: string): Promise<void> {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
  const { data, info } = await sharp(path.join(ORIGINALS, file))
    .resize({ width: Math.max(...WIDTHS) })
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (const width of WIDTHS) {
    const bytes = await sharp(data, { raw: info }).resize({ width }).webp({ quality: 40, effort: 0 }).toBuffer()
    await writeFile(path.join(folder, sizedFile(file, width, 'webp')), bytes)
  }
}
