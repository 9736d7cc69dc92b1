import { mkdir, rename } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { makeSharePicture } from './make-share-picture.ts'
import { type MissingSize, missingSizes } from './missing-sizes.ts'
import { missingSharePictures } from './share-pictures.ts'

/** More effort makes AVIF no smaller to speak of here: 3 takes five times as long as 1 for the same bytes. */
const QUALITY = { avif: { quality: 52, effort: 1 }, webp: { quality: 78, effort: 4 } } as const

export async function makeSize({ original, target, width, format }: MissingSize): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true })
  const unfinished = `${target}.${process.pid}.part`
  await sharp(original).resize({ width }).toFormat(format, QUALITY[format]).toFile(unfinished)
  await rename(unfinished, target)
}

/**
 * A process of its own, so that the shop carries neither the library nor the work, and of the lowest priority:
 * `node server/media/make-sizes.ts media .data/media 90`.
 */
async function main([originals = 'media', sized = '.data/media', seconds = '3600']: string[]): Promise<void> {
  setPriority(constants.priority.PRIORITY_LOW)
  sharp.concurrency(1)
  const until = performance.now() + Number(seconds) * 1000
  // Few, quick, and asked for by machines that come once: before the many sizes.
  for (const share of await missingSharePictures(originals, sized)) {
    if (performance.now() > until) return
    await makeSharePicture(share)
  }
  for (const size of await missingSizes(originals, sized)) {
    if (performance.now() > until) return
    await makeSize(size)
  }
}

if (import.meta.main) await main(process.argv.slice(2))
