import { copyFile, mkdir, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Manifest } from './manifest.ts'
import { sha256Of } from './manifest.ts'

type Copied = Manifest['files']
type Skip = (relative: string) => boolean

/** Copies a folder that others go on writing to: what vanishes under our hands was not needed. */
export async function copyTree(from: string, to: string, skip: Skip = () => false): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  await copyFolder(from, to, '', skip)
}

async function copyFolder(from: string, to: string, inside: string, skip: Skip): Promise<void> {
  const entries = await readdir(path.join(from, inside), { withFileTypes: true }).catch(unlessGone)
  for (const entry of entries ?? []) {
    const relative = path.join(inside, entry.name)
    if (skip(relative)) continue
    if (entry.isDirectory()) {
      await mkdir(path.join(to, relative), { recursive: true, mode: 0o700 })
      await copyFolder(from, to, relative, skip)
    } else if (entry.isFile()) await copyFile(path.join(from, relative), path.join(to, relative)).catch(unlessGone)
  }
}

function unlessGone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

export async function listCopied(folder: string): Promise<Copied> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  return Promise.all(
    files.map(async (file) => ({
      path: path.relative(folder, file),
      bytes: (await stat(file)).size,
      sha256: await sha256Of(file),
    })),
  )
}
