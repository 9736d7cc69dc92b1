import { type Crop, pixelsOf } from '#domain/pictures/crop.ts'
import {
  codeInDisguise,
  judgeUpload,
  LARGEST_UPLOAD_BYTES,
  type UploadRefusal,
} from '#domain/pictures/upload-limits.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { oneAtATime } from './one-at-a-time.ts'

/** The whole upload, upright, in plain colours and without where and when it was taken. */
export type Master = { bytes: Buffer; width: number; height: number }

/** What the shop shows of it, or of a part of it. */
export type DrawnPicture = Master & { color: string; placeholder: string }

const MASTER_SIDE = 4000
const SHOWN_SIDE = 2400
const PLACEHOLDER_SIDE = 14
const SECONDS = 20

/** A large picture takes a core and some hundred megabytes; the next one waits. */
const inTurn = oneAtATime()

/** What arrives is untrusted bytes; what is kept is a picture that we drew ourselves from them. */
export function readUpload(bytes: Buffer): Promise<Result<Master, UploadRefusal>> {
  return inTurn(async () => {
    if (bytes.length > LARGEST_UPLOAD_BYTES) return err({ code: 'too_large' })
    const disguised = codeInDisguise(bytes.subarray(0, 1024).toString('utf8'))
    if (disguised) return err({ code: disguised })
    const facts = await factsOf(bytes)
    if (!facts) return err({ code: 'not_a_picture' })
    const judged = judgeUpload(facts)
    if (!judged.ok) return judged
    try {
      return ok(await drawMaster(bytes))
    } catch {
      return err({ code: 'damaged_picture' })
    }
  })
}

/** Read from the head of the file alone: a bomb is known before it is unpacked. */
async function factsOf(bytes: Buffer) {
  try {
    const {
      format = '',
      width = 0,
      height = 0,
      pages = 1,
      compression,
    } = await (await open(bytes, { limitInputPixels: false })).metadata()
    return { format: format === 'heif' && compression === 'av1' ? 'avif' : format, width, height, pages }
  } catch {
    return null
  }
}

async function drawMaster(bytes: Buffer): Promise<Master> {
  const { data, info } = await (
    await open(bytes, { failOn: 'error' })
  )
    .rotate()
    .resize(MASTER_SIDE, MASTER_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: 92, effort: 3 })
    .timeout({ seconds: SECONDS })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}

/** Of a master that we drew before, or of an original of the studio. */
export function drawPicture(bytes: Buffer, crop: Crop | null): Promise<DrawnPicture> {
  return inTurn(async () => {
    const { width = 0, height = 0 } = await (await open(bytes)).metadata()
    const part = (await open(bytes)).extract(pixelsOf(crop ?? { x: 0, y: 0, width: 1, height: 1 }, { width, height }))
    const { data, info } = await part
      .resize(SHOWN_SIDE, SHOWN_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 86, effort: 4 })
      .timeout({ seconds: SECONDS })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height, ...(await firstImpression(data)) }
  })
}

/** What stands in its place while it loads: its colour, and itself in a few pixels. */
async function firstImpression(bytes: Buffer): Promise<{ color: string; placeholder: string }> {
  const { dominant } = await (await open(bytes)).stats()
  const tiny = await (
    await open(bytes)
  )
    .resize(PLACEHOLDER_SIDE, PLACEHOLDER_SIDE, { fit: 'inside' })
    .webp({ quality: 40 })
    .toBuffer()
  const hex = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')
  return { color: `#${hex}`, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` }
}

async function open(bytes: Buffer, options: { limitInputPixels?: false; failOn?: 'error' } = {}) {
  // Loaded when the first picture comes: most processes never see one.
  const { default: sharp } = await import('sharp')
  return sharp(bytes, options)
}
