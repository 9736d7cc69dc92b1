import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { StartupProblem } from '#server/startup-problem.ts'

const schema = z.object({
  format: z.literal(1),
  kind: z.enum(['cluster', 'dump']),
  madeAt: z.string(),
  postgres: z.string(),
  /** The newest migration in it. */
  migration: z.string(),
  files: z.array(z.object({ path: z.string(), bytes: z.int(), sha256: z.string() })),
})
export type Manifest = z.infer<typeof schema>

const NAME = 'manifest.json'

/** Written last: a folder without it is a backup that did not end. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(path.join(folder, NAME), JSON.stringify(manifest, null, 1))
}

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, NAME), 'utf8').catch(() => null)
  if (text === null) throw new StartupProblem(`${folder} is no whole backup: it has no ${NAME}.`)
  const read = schema.safeParse(JSON.parse(text))
  if (!read.success) throw new StartupProblem(`${folder} was made by another version of the shop and cannot be read.`)
  return read.data
}

/** Every file is what it was when the backup was made. */
export async function requireUnchanged(folder: string, { files }: Manifest): Promise<void> {
  for (const file of files) {
    const sum = await sha256Of(path.join(folder, file.path)).catch(() => null)
    if (sum !== file.sha256)
      throw new StartupProblem(
        `The backup is damaged: ${file.path} is ${sum === null ? 'missing' : 'not what was saved'}.`,
      )
  }
}

export async function sha256Of(file: string): Promise<string> {
  const sum = createHash('sha256')
  await pipeline(createReadStream(file), sum)
  return sum.digest('hex')
}
