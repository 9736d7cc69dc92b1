import { mkdir, readdir, rename, stat } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { SIZED_FORMATS, sizedFile, widthsOf, type SizedFormat } from './picture-sources.ts'

type Task = { original: string; target: string; width: number; format: SizedFormat; isMade: boolean }

const QUALITY = { avif: { quality: 55, effort: 3 }, webp: { quality: 78, effort: 4 } } as const

/** Every size that a page may ask for and that is missing or older than its original, small ones first. */
export async function missingSizes(originals: string, sized: string): Promise<Task[]> {
  const files = await picturesIn(originals)
  const tasks = await Promise.all(files.map((file) => tasksOf(originals, sized, file)))
  return tasks
    .flat()
    .filter((task) => !task.isMade)
    .toSorted((a, b) => a.width - b.width)
}

export async function makeSize({ original, target, width, format }: Task): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true })
  const unfinished = `${target}.${process.pid}.part`
  await sharp(original).resize({ width }).toFormat(format, QUALITY[format]).toFile(unfinished)
  await rename(unfinished, target)
}

async function picturesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true }).catch(() => [])
  return entries.filter((file) => /\.(webp|jpe?g|png)$/i.test(file))
}

async function tasksOf(originals: string, sized: string, file: string): Promise<Task[]> {
  const original = path.join(originals, file)
  const [{ width = 0 }, { mtimeMs }] = await Promise.all([sharp(original).metadata(), stat(original)])
  const wanted = widthsOf(width).flatMap((each) => SIZED_FORMATS.map((format) => ({ width: each, format })))
  return Promise.all(
    wanted.map(async (size) => {
      const target = path.join(sized, sizedFile(file, size.width, size.format))
      return { ...size, original, target, isMade: await isNewer(target, mtimeMs) }
    }),
  )
}

async function isNewer(target: string, mtimeMs: number): Promise<boolean> {
  const found = await stat(target).catch(() => null)
  return found !== null && found.mtimeMs >= mtimeMs
}

/** Run by itself: `node server/media/make-sizes.ts media .data/media 90`. Gives way to everything else on the machine. */
async function main([originals = 'media', sized = '.data/media', seconds = '3600']: string[]): Promise<void> {
  setPriority(constants.priority.PRIORITY_LOW)
  sharp.concurrency(1)
  const until = performance.now() + Number(seconds) * 1000
  for (const task of await missingSizes(originals, sized)) {
    if (performance.now() > until) return
    await makeSize(task)
  }
}

if (import.meta.main) await main(process.argv.slice(2))
