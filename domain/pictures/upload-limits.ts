import { err, ok, type Result } from '#domain/result.ts'

export const LARGEST_UPLOAD_BYTES = 25 * 1024 * 1024
export const LONGEST_SIDE_PX = 12_000
export const MOST_PIXELS = 80_000_000
export const SMALLEST_SIDE_PX = 200
export const UPLOAD_FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const

/** What the content of an upload says of itself. */
export type UploadFacts = { format: string; width: number; height: number; pages: number }

export type UploadRefusal = {
  readonly code:
    | 'too_large'
    | 'not_a_picture'
    | 'drawing_with_code'
    | 'unknown_format'
    | 'too_many_pixels'
    | 'too_small'
    | 'moving_picture'
    | 'damaged_picture'
}

/** In the order in which a person can do something about it. */
export function judgeUpload({ format, width, height, pages }: UploadFacts): Result<null, UploadRefusal> {
  if (format === 'svg') return err({ code: 'drawing_with_code' })
  if (pages > 1) return err({ code: 'moving_picture' })
  if (!UPLOAD_FORMATS.some((known) => known === format)) return err({ code: 'unknown_format' })
  if (width < 1 || height < 1) return err({ code: 'damaged_picture' })
  if (Math.max(width, height) > LONGEST_SIDE_PX || width * height > MOST_PIXELS) return err({ code: 'too_many_pixels' })
  if (Math.min(width, height) < SMALLEST_SIDE_PX) return err({ code: 'too_small' })
  return ok(null)
}

const HEAD = 1024

/** Text that a browser would read as a page or a drawing, whatever the file is called. */
export function codeInDisguise(head: string): 'drawing_with_code' | 'not_a_picture' | null {
  const text = head
    .slice(0, HEAD)
    .replace(/^\uFEFF/, '')
    .trimStart()
    .toLowerCase()
  if (!text.startsWith('<')) return null
  return text.includes('<svg') ? 'drawing_with_code' : 'not_a_picture'
}

/** Words for a person who sent it. */
export const UPLOAD_WORDS: Readonly<Record<UploadRefusal['code'], string>> = {
  too_large: 'This file is larger than 25 MB. Save it smaller, or as JPEG, and try again.',
  not_a_picture: 'This file is not a picture, whatever its name says.',
  drawing_with_code: 'SVG drawings can carry programs and are not taken. Save it as JPEG, PNG or WebP.',
  unknown_format: 'The shop takes JPEG, PNG, WebP and AVIF. Save the picture as one of these.',
  too_many_pixels: 'This picture is larger than 12,000 pixels a side or 80 megapixels. Make it smaller first.',
  too_small: 'This picture is smaller than 200 pixels a side: it would look coarse in the shop.',
  moving_picture: 'This file holds several pictures or moves. Send one still picture.',
  damaged_picture: 'This picture is damaged or cut off: the shop could not read it to its end.',
}
