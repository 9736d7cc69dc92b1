const LONGEST_SIDE = 1400
const MOST_PIXELS = 40_000_000
const DATA_URL = /^data:image\/[a-z+.-]{1,20};base64,/

/**
 * What arrives is untrusted bytes; what is kept is a picture that we drew ourselves from them, upright, small and
 * without the place where it was taken. Null when it is no picture.
 */
export async function readPhoto(base64: string): Promise<Buffer | null> {
  const bytes = Buffer.from(base64.replace(DATA_URL, ''), 'base64')
  if (bytes.length === 0) return null
  // Loaded when the first photo comes: most processes never see one.
  const { default: sharp } = await import('sharp')
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
      .rotate()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78 })
      .timeout({ seconds: 8 })
      .toBuffer()
  } catch {
    return null
  }
}
