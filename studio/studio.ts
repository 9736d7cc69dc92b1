import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { writeContactSheet } from './contact-sheet.ts'
import type { Denoiser } from './darkroom/denoise.ts'
import { develop } from './darkroom/develop.ts'
import { clear, exposeOnGpu, takePrints, writeJobs } from './elsewhere.ts'
import { filmFor, type Job } from './film.ts'
import { readManifest, record, recordSpots } from './manifest.ts'
import { readOptions, type Options } from './options.ts'
import { products, shotList, type Shot } from './shot-list.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const media = process.env.STUDIO_MEDIA ?? here('../media')
const scratch = process.env.STUDIO_SCRATCH ?? join(tmpdir(), 'saalghar-studio')

/** `npm run studio -- [--only slug] [--views 1] [--missing] [--preview] [--device gpu]`; the README has the rest. */
async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2))
  for (const folder of ['products', 'scenes', 'drawings', 'models']) mkdirSync(join(media, folder), { recursive: true })
  mkdirSync(scratch, { recursive: true })
  if (options.draw) {
    requireBlender()
    const slugs = products.map((sheet) => sheet.slug).filter((slug) => options.only.length === 0 || options.only.includes(slug))
    const { drawProducts } = await import('./drawing-office.ts')
    return drawProducts(slugs, media, scratch)
  }
  const shots = shotList().filter((shot) => isWanted(shot, options) && !(options.missing && isThere(shot)))
  if (shots.length === 0) return console.log('Nothing to photograph: every wanted picture is there.')
  await work(shots, options)
}

async function work(shots: Shot[], options: Options): Promise<void> {
  if (options.jobs) return writeJobs(options.jobs, shots, options)
  if (options.prints) return bringIn(shots, options.prints)
  if (options.device === 'gpu') {
    const prints = exposeOnGpu(shots, options, scratch)
    if (options.preview) return console.log(`The previews are in ${prints}`)
    await bringIn(shots, prints)
    return clear(dirname(prints))
  }
  requireBlender()
  await photograph(shots, options)
}

async function bringIn(shots: Shot[], prints: string): Promise<void> {
  const taken = await takePrints(shots, prints, media)
  const spots = join(prints, 'spots.json')
  if (existsSync(spots)) recordSpots(media, JSON.parse(readFileSync(spots, 'utf8')))
  await writeContactSheet(media)
  console.log(`${taken} of ${shots.length} pictures are new`)
}

function requireBlender(): void {
  const found = spawnSync('blender', ['--version'], { encoding: 'utf8' })
  if (found.status === 0) return
  console.error('The studio needs Blender: apt-get install -y --no-install-recommends blender python3-numpy')
  process.exit(1)
}

function isWanted(shot: Shot, { only, views, skip }: Options): boolean {
  const matches = (patterns: string[]) => patterns.some((p) => shot.product === p || shot.id === p || shot.id.startsWith(`${p}-`))
  if (only.length > 0 && !matches(only)) return false
  if (matches(skip)) return false
  return views.length === 0 || views.includes(shot.view)
}

/** A picture of another size than the list now asks for counts as missing. */
function isThere({ folder, id, width, height }: Shot): boolean {
  const known = readManifest(media).find(({ file }) => file === `${folder}/${id}.webp`)
  return known?.width === width && known.height === height
}

function printFile(shot: Shot): string {
  return join(media, shot.folder, `${shot.id}.webp`)
}

async function photograph(shots: Shot[], options: Options): Promise<void> {
  const jobs = shots.map((shot) => filmFor(shot, options))
  const jobFile = join(scratch, `jobs-${process.pid}.json`)
  writeFileSync(jobFile, JSON.stringify(jobs))
  const { openDenoiser } = await import('./darkroom/denoise.ts')
  const denoise = await openDenoiser(options.threads, options.paths !== undefined)
  const blender = spawn(
    'blender',
    ['--background', '--python', here('./blender/photograph.py'), '--', jobFile, scratch, String(options.threads), 'cpu'],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, STUDIO_SCRATCH: scratch, PYTHONDONTWRITEBYTECODE: '1' } },
  )
  blender.stderr.on('data', (text: Buffer) => process.stderr.write(text))
  const began = performance.now()
  let done = 0
  for await (const line of createInterface({ input: blender.stdout })) {
    if (line.startsWith('FAILED')) console.error(line)
    if (line.startsWith('EXPOSED')) console.log(line.trim())
    const id = /^EXPOSED (\S+)/.exec(line)?.[1]
    const at = jobs.findIndex((job) => job.id === id)
    const [job, shot] = [jobs[at], shots[at]]
    if (!job || !shot) continue
    await print(shot, job, denoise, options)
    done++
    console.log(progress(shot.id, done, shots.length, performance.now() - began))
  }
  rmSync(jobFile)
  if (!options.preview) await writeContactSheet(media)
}

async function print(shot: Shot, job: Job, denoise: Denoiser, { preview }: Options) {
  const negative = { folder: scratch, id: job.id, width: job.width, height: job.height }
  if (preview) {
    mkdirSync(join(scratch, 'preview'), { recursive: true })
    const file = join(scratch, 'preview', `${shot.id}.webp`)
    await develop(denoise, negative, { file, grade: shot.grade, quality: 90, bytes: Infinity })
  } else {
    await develop(denoise, negative, { file: printFile(shot), grade: shot.grade, quality: job.quality, bytes: job.bytes })
    await record(media, shot)
  }
  for (const plane of ['colour', 'albedo', 'normal']) rmSync(join(scratch, `${job.id}.${plane}.f16`))
}

function progress(id: string, done: number, total: number, elapsed: number): string {
  const left = Math.round(((elapsed / done) * (total - done)) / 60_000)
  return `${done}/${total} ${id} (${Math.round(elapsed / done / 1000)} s each, about ${left} min left)`
}

await main()
