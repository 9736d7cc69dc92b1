import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import type { Denoiser, Frame } from './denoise.ts'
import { measureBackdrop, measureRoom, printTone, USUAL_GAIN, type Grade } from './tone.ts'

export type Negative = { folder: string; id: string; width: number; height: number }
export type Print = { file: string; grade: Grade; quality: number }

/** From the three linear planes of an exposure to the picture on the shelf. */
export async function develop(denoise: Denoiser, negative: Negative, print: Print): Promise<void> {
  const frame = readFrame(negative)
  const clean = await denoise(frame)
  const bytes = printTone(clean, gainFor(print.grade, clean, frame), print.grade)
  const raw = { raw: { width: frame.width, height: frame.height, channels: 3 as const } }
  await sharp(bytes, raw)
    .sharpen({ sigma: 0.7, m1: 0.35, m2: 0.9 })
    .webp({ quality: print.quality, effort: 5, smartSubsample: true })
    .toFile(print.file)
}

function readFrame({ folder, id, width, height }: Negative): Frame {
  const plane = (name: string) => {
    const file = readFileSync(`${folder}/${id}.${name}.f16`)
    return new Float32Array(new Float16Array(file.buffer, file.byteOffset, file.length / 2))
  }
  return { width, height, colour: plane('colour'), albedo: plane('albedo'), normal: plane('normal') }
}

function gainFor(grade: Grade, pixels: Float32Array, { width, height }: Frame) {
  if (grade === 'close') return USUAL_GAIN
  return grade === 'room' ? measureRoom(pixels) : measureBackdrop(pixels, width, height)
}
