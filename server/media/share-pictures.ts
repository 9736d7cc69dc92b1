import { MEDIA_PREFIX } from './picture-sources.ts'

/** What every network that shows previews takes. */
export const SHARE_SIZE = { width: 1200, height: 630 }
const FOLDER = 'share'

/** Where the preview of a product lies; until it is made, the shop's own picture stands there (media.routes.ts). */
export const sharePictureUrl = (slug: string): string => `${MEDIA_PREFIX}/${shareFile(slug)}`

export const isShareFile = (file: string): boolean => file.startsWith(`${FOLDER}/`)

export const shareFile = (slug: string) => `${FOLDER}/${slug}.jpg`
