import { stat } from 'node:fs/promises'
import path from 'node:path'
import { readManifest } from './manifest.ts'
import { MEDIA_PREFIX } from './picture-sources.ts'

/** What every network that shows previews takes. */
export const SHARE_SIZE = { width: 1200, height: 630 }
const FOLDER = 'share'
const MAIN_VIEW = '1'

/** Where the preview of a product lies; until it is made, the shop's own picture stands there (media.routes.ts). */
export const sharePictureUrl = (slug: string): string => `${MEDIA_PREFIX}/${shareFile(slug)}`

export const isShareFile = (file: string): boolean => file.startsWith(`${FOLDER}/`)

const shareFile = (slug: string) => `${FOLDER}/${slug}.jpg`

/** Of every product whose main picture was delivered, where the preview is missing or older than the picture. */
export async function missingSharePictures(originals: string, sized: string) {
  const main = (await readManifest(originals)).filter(({ product, view }) => product !== null && view === MAIN_VIEW)
  const wanted = main.map(({ file, product }) => ({
    original: path.join(originals, file),
    target: path.join(sized, shareFile(product ?? '')),
  }))
  const checked = await Promise.all(wanted.map(async (each) => ((await isOlder(each)) ? [each] : [])))
  return checked.flat()
}

async function isOlder({ original, target }: { original: string; target: string }): Promise<boolean> {
  const [madeFrom, made] = await Promise.all([original, target].map((file) => stat(file).catch(() => null)))
  return madeFrom !== null && madeFrom !== undefined && (made?.mtimeMs ?? -1) < madeFrom.mtimeMs
}
