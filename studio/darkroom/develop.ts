import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { Grade } from '../shot-list.ts'
import type { Denoiser, Frame } from './denoise.ts'

type Negative = { folder: string; id: string; width: number; height: number }
type Print = { file: string; grade: Grade; quality: number; bytes: number }

const LEAST_QUALITY = 60
const tone = fileURLToPath(new URL('./tone.py', import.meta.url))

/** From the three linear planes of an exposure to the picture on the shelf, in the best quality that fits its bytes. */
export async function develop(denoise: Denoiser, negative: Negative, print: Print): Promise<void> {
  const frame = readFrame(negative)
  const bytes = printTone(await denoise(frame), negative, print.grade)
  const raw = { raw: { width: frame.width, height: frame.height, channels: 3 as const } }
  const sharpened = await sharp(bytes, raw).sharpen({ sigma: 0.7, m1: 0.35, m2: 0.9 }).raw().toBuffer()
  for (let quality = print.quality; quality > LEAST_QUALITY; quality -= 3) {
    const file = await sharp(sharpened, raw).webp({ quality, effort: 5, smartSubsample: true }).toBuffer()
    writeFileSync(print.file, file)
    if (file.length <= print.bytes) return
  }
}

function readFrame({ folder, id, width, height }: Negative): Frame {
  const plane = (name: string) => {
    const file = readFileSync(`${folder}/${id}.${name}.f16`)
    return new Float32Array(new Float16Array(file.buffer, file.byteOffset, file.length / 2))
  }
  return { width, height, colour: plane('colour'), albedo: plane('albedo'), normal: plane('normal') }
}

/** The tone is decided in one place, tone.py, because a machine with a GPU prints by itself. */
function printTone(pixels: Float32Array, { folder, id, width, height }: Negative, grade: Grade): Buffer {
  const [light, print] = [`${folder}/${id}.clean.f32`, `${folder}/${id}.rgb`]
  writeFileSync(light, new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength))
  const done = spawnSync('python3', [tone, light, `${folder}/${id}.albedo.f16`, String(width), String(height), grade, print], { encoding: 'utf8' })
  if (done.status !== 0) throw new Error(`${id} could not be printed: ${done.stderr}`)
  const bytes = readFileSync(print)
  for (const file of [light, print]) rmSync(file)
  return bytes
}
