import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { packModel } from './pack-model.ts'
import { products } from './shot-list.ts'
import { printTiles } from './tiles.ts'

const sizeOf = (slug: string) => products.find((sheet) => sheet.slug === slug)?.size ?? []

/** Dimension drawing and glTF of each product, from the same description as its pictures. */
export async function drawProducts(slugs: string[], media: string, scratch: string): Promise<void> {
  const raw = join(scratch, 'models')
  mkdirSync(raw, { recursive: true })
  // Before Blender starts: what it says of a quick piece would be lost while nobody listens.
  await printTiles(media)
  const jobFile = join(scratch, `drawings-${process.pid}.json`)
  writeFileSync(jobFile, JSON.stringify(slugs))
  const script = fileURLToPath(new URL('./blender/drawing_office.py', import.meta.url))
  const blender = spawn('blender', ['--background', '--python', script, '--', jobFile, join(media, 'drawings'), raw], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, STUDIO_SCRATCH: scratch, PYTHONDONTWRITEBYTECODE: '1' },
  })
  let done = 0
  for await (const line of createInterface({ input: blender.stdout })) {
    if (line.startsWith('FAILED')) console.error(line)
    const slug = /^DRAWN (\S+)/.exec(line)?.[1]
    if (!slug) continue
    const model = join(raw, `${slug}.glb`)
    // What is shown lying on something else has no model: its size would not be its own.
    const bytes = existsSync(model) ? await packModel(model, join(media, 'models', `${slug}.glb`), sizeOf(slug)) : 0
    console.log(`${++done}/${slugs.length} ${slug}: drawing and model (${Math.round(bytes / 1000)} kB)`)
  }
  rmSync(jobFile)
}
