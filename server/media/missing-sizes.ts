import { stat } from 'node:fs/promises'
import path from 'node:path'
import { readManifest } from './manifest.ts'
import { SIZED_FORMATS, sizedFile, widthsOf, type SizedFormat } from './picture-sources.ts'

export type MissingSize = { original: string; target: string; width: number; format: SizedFormat }

/** What stands at the top of the pages that a first visitor opens. */
const SEEN_FIRST = /scenes[/\\](hero|room)|-1\.webp$/

/**
 * Every size that a page may ask for and that is missing or older than its original. AVIF, which nearly every browser takes,
 * before WebP; what is seen first before the rest; small ones first.
 */
export async function missingSizes(originals: string, sized: string): Promise<MissingSize[]> {
  const delivered = await readManifest(originals)
  const missing = await Promise.all(delivered.map(({ file, width }) => missingOf(originals, sized, file, width)))
  const isLate = ({ original }: MissingSize) => Number(!SEEN_FIRST.test(original))
  return missing
    .flat()
    .toSorted((a, b) => a.format.localeCompare(b.format) || isLate(a) - isLate(b) || a.width - b.width)
}

async function missingOf(originals: string, sized: string, file: string, ownWidth: number): Promise<MissingSize[]> {
  const original = path.join(originals, file)
  const madeAt = await changedAt(original)
  if (madeAt === null) return []
  const wanted = widthsOf(ownWidth).flatMap((width) => SIZED_FORMATS.map((format) => ({ width, format })))
  const sizes = wanted.map((size) => ({
    ...size,
    original,
    target: path.join(sized, sizedFile(file, size.width, size.format)),
  }))
  const made = await Promise.all(sizes.map(({ target }) => changedAt(target)))
  return sizes.filter((_size, at) => (made[at] ?? -1) < madeAt)
}

async function changedAt(file: string): Promise<number | null> {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  )
}
