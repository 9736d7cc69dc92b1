import { createReadStream, type Dirent } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type FileFacts, type FileStore, plainKey } from './file-store.ts'

/** Written under this ending first: whoever lists the folder never meets half a file. */
const UNFINISHED = '.part'
let written = 0

/** Files in a folder of this machine. */
export function folderStore(folder: string): FileStore {
  const placeOf = (key: string) => path.join(folder, plainKey(key))
  return {
    async put(key, bytes) {
      const target = placeOf(key)
      written += 1
      const unfinished = `${target}.${process.pid}-${written}${UNFINISHED}`
      await mkdir(path.dirname(target), { recursive: true })
      await writeFile(unfinished, bytes)
      await rename(unfinished, target)
    },
    async get(key) {
      return (await factsOf(placeOf(key))) && createReadStream(placeOf(key))
    },
    facts: (key) => factsOf(placeOf(key)),
    delete: (key) => rm(placeOf(key), { force: true }),
    list: (prefix) => namesIn(folder, prefix),
  }
}

async function factsOf(file: string): Promise<FileFacts | null> {
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) return null
  return { size: found.size, etag: `"${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}"` }
}

async function namesIn(folder: string, prefix: string): Promise<string[]> {
  const begin = path.join(folder, prefix.slice(0, prefix.lastIndexOf('/') + 1))
  const entries = await readdir(begin, { recursive: true, withFileTypes: true }).catch((): Dirent[] => [])
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith(UNFINISHED))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((key) => key.startsWith(prefix))
    .toSorted()
}
