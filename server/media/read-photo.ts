import { LONGEST_PHOTO, MOST_PHOTOS } from '#domain/photos/photo-limits.ts'
import { err, ok, type Result } from '#domain/result.ts'

export type ReadPhoto = { bytes: Buffer; width: number; height: number }
export type PhotoRefusal = { readonly code: 'not_a_photo'; readonly index: number }

/** Of a request that carries photos, in bytes. */
export const PHOTO_BODY = MOST_PHOTOS * LONGEST_PHOTO + 64 * 1024

const LONGEST_SIDE = 1400
const THUMBNAIL_SIDE = 240
const MOST_PIXELS = 40_000_000
const MOST_BYTES = 1024 * 1024
const QUALITIES = [78, 60, 40, 20] as const
const FORMATS = new Set(['jpeg', 'png', 'webp'])
const DATA_URL = /^data:image\/[a-z+.-]{1,20};base64,/

/** All or none: the first that is no photo is named. One after the other, so that a request takes one core at most. */
export async function readPhotos(sent: readonly string[]): Promise<Result<ReadPhoto[], PhotoRefusal>> {
  const photos: ReadPhoto[] = []
  for (const [index, text] of sent.entries()) {
    const photo = await readPhoto(text)
    if (!photo) return err({ code: 'not_a_photo', index })
    photos.push(photo)
  }
  return ok(photos)
}

/**
 * What arrives is untrusted bytes; what is kept is a picture that we drew ourselves from them, upright, small and
 * without the place where it was taken. Null when it is no JPEG, PNG or WebP by its content.
 */
async function readPhoto(base64: string): Promise<ReadPhoto | null> {
  const bytes = Buffer.from(base64.replace(DATA_URL, ''), 'base64')
  if (bytes.length === 0) return null
  try {
    const picture = await open(bytes)
    const { format } = await picture.metadata()
    if (!FORMATS.has(format ?? '')) return null
    for (const quality of QUALITIES) {
      const { data, info } = await fitting(picture.clone(), LONGEST_SIDE, quality)
      if (data.length <= MOST_BYTES) return { bytes: data, width: info.width, height: info.height }
    }
    return null
  } catch {
    return null
  }
}

/** Of a photo that we drew before. */
export async function thumbnailOf({ bytes }: ReadPhoto): Promise<Buffer> {
  return (await fitting(await open(bytes), THUMBNAIL_SIDE, 72)).data
}

async function open(bytes: Buffer) {
  // Loaded when the first photo comes: most processes never see one.
  const { default: sharp } = await import('sharp')
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
}

function fitting(picture: Awaited<ReturnType<typeof open>>, side: number, quality: number) {
  return picture
    .rotate()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .timeout({ seconds: 8 })
    .toBuffer({ resolveWithObject: true })
}
