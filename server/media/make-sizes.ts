import { readFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import { buffer, json } from 'node:stream/consumers'
import sharp from 'sharp'
import type { FileStore } from '#server/adapters/files/file-store.ts'
import { openFiles } from '#server/adapters/files/open-files.ts'
import { drawSharePicture } from './make-share-picture.ts'
import type { PictureOrder, PictureWork, Source } from './picture-work.ts'

/** More effort makes AVIF no smaller to speak of here: 3 takes five times as long as 1 for the same bytes. */
const QUALITY = { avif: { quality: 52, effort: 1 }, webp: { quality: 78, effort: 4 } } as const

type Sources = (source: Source) => Promise<Buffer>

export async function makePicture(store: FileStore, sourceOf: Sources, work: PictureWork): Promise<void> {
  const original = await sourceOf(work.source)
  if (work.kind === 'share') return store.put(work.target, await drawSharePicture(original), 'image/jpeg')
  const { width, format, target } = work
  const bytes = await sharp(original).resize({ width }).toFormat(format, QUALITY[format]).toBuffer()
  await store.put(target, bytes, `image/${format}`)
}

/** The last one is kept: its sizes are made one after the other. */
export function sources(store: FileStore, originals: string): Sources {
  let last: { file: string; bytes: Buffer } | undefined
  return async ({ kind, file }) => {
    if (last?.file === file) return last.bytes
    const stored = kind === 'stored' ? await store.get(file) : null
    if (kind === 'stored' && !stored) throw new Error(`There is no ${file} in the store`)
    const bytes = stored ? await buffer(stored) : await readFile(path.join(originals, file))
    last = { file, bytes }
    return bytes
  }
}

/**
 * A process of its own, so that the shop carries neither the library nor the work, and of the lowest priority. Reads what to do
 * from its input and says every file that is done in a line of its output.
 */
async function main(): Promise<void> {
  setPriority(constants.priority.PRIORITY_LOW)
  sharp.concurrency(1)
  const { files, dataDir, originals, seconds, work } = (await json(process.stdin)) as PictureOrder
  const store = openFiles({ files, dataDir }, Date.now).public
  const sourceOf = sources(store, originals)
  const until = performance.now() + seconds * 1000
  for (const each of work) {
    if (performance.now() > until) return
    try {
      await makePicture(store, sourceOf, each)
      process.stdout.write(`${each.target}\n`)
    } catch (error) {
      // One that cannot be made does not keep the others from it.
      console.error(String(error))
      process.exitCode = 1
    }
  }
}

if (import.meta.main) await main()
