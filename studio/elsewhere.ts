import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { filmFor } from './film.ts'
import { record } from './manifest.ts'
import type { Options } from './options.ts'
import type { Shot } from './shot-list.ts'

const script = fileURLToPath(new URL('./elsewhere.py', import.meta.url))

export function writeJobs(file: string, shots: Shot[], options: Options): void {
  writeFileSync(file, JSON.stringify(shots.map((shot) => filmFor(shot, { ...options, device: 'gpu' }))))
}

/** The same work as on another machine, where this one has the GPU; `BLENDER` names a Blender that can use it. */
export function exposeOnGpu(shots: Shot[], options: Options, scratch: string): string {
  const folder = join(scratch, `gpu-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  const jobs = join(folder, 'jobs.json')
  writeJobs(jobs, shots, options)
  const done = spawnSync('python3', [script, jobs, join(folder, 'parcels'), '--film', folder], { stdio: 'inherit' })
  if (done.status !== 0) throw new Error('The GPU path failed; the CPU path is the same command without --device gpu')
  return join(folder, 'prints')
}

/** What came back becomes the shop's picture; what did not stays as it was. */
export async function takePrints(shots: Shot[], prints: string, media: string): Promise<number> {
  let taken = 0
  for (const shot of shots) {
    const file = join(shot.folder, `${shot.id}.webp`)
    if (!existsSync(join(prints, file))) continue
    mkdirSync(dirname(join(media, file)), { recursive: true })
    copyFileSync(join(prints, file), join(media, file))
    await record(media, shot)
    taken++
  }
  return taken
}

export function clear(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
}
