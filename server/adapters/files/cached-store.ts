import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FileFacts, FileStore } from './file-store.ts'

export type CacheOptions = {
  folder: string
  /** What is used least goes when there is more. */
  maxBytes: number
  now: () => number
  /** How long a file that was there is believed to be there unchanged. */
  believedMs?: number
}

const BELIEVED_MS = 60_000
const MOST_BELIEVED = 20_000
const UNFINISHED = '.part'
let downloads = 0

/**
 * A store far away, with what was read lately on this machine. A file is kept under its key and etag, so that one which was
 * written anew is fetched anew; while the store cannot be reached, what is believed is still answered.
 */
export function cachedStore(
  far: FileStore,
  { folder, maxBytes, now, believedMs = BELIEVED_MS }: CacheOptions,
): FileStore {
  const believed = new Map<string, { facts: FileFacts; until: number }>()
  const trim = boundedFolder(folder, maxBytes)

  async function facts(key: string): Promise<FileFacts | null> {
    const known = believed.get(key)
    if (known && known.until > now()) return known.facts
    const found = await far.facts(key).catch((error: unknown) => {
      if (known) return known.facts
      throw error
    })
    believed.delete(key)
    if (!found) return null
    believed.set(key, { facts: found, until: now() + believedMs })
    const [oldest] = believed.keys()
    if (believed.size > MOST_BELIEVED && oldest !== undefined) believed.delete(oldest)
    return found
  }

  return {
    ...far,
    facts,
    async get(key) {
      const found = await facts(key)
      if (!found) return null
      const local = path.join(folder, nameOf(key, found.etag))
      const here = await stat(local).catch(() => null)
      if (here) void utimes(local, new Date(), new Date()).catch(() => undefined)
      else if (!(await download(far, key, local))) return null
      if (!here) await trim()
      return createReadStream(local)
    },
    async put(key, bytes, type) {
      believed.delete(key)
      await far.put(key, bytes, type)
    },
    async delete(key) {
      believed.delete(key)
      await far.delete(key)
    },
  }
}

const nameOf = (key: string, etag: string) => createHash('sha256').update(`${key} ${etag}`).digest('hex')

async function download(far: FileStore, key: string, local: string): Promise<boolean> {
  const stream = await far.get(key)
  if (!stream) return false
  downloads += 1
  const unfinished = `${local}.${process.pid}-${downloads}${UNFINISHED}`
  await mkdir(path.dirname(local), { recursive: true })
  await pipeline(stream, createWriteStream(unfinished)).catch(async (error: unknown) => {
    await rm(unfinished, { force: true })
    throw error
  })
  await rename(unfinished, local)
  return true
}

/** Throws away what was not used for longest, down to nine tenths; other processes may share the folder. */
function boundedFolder(folder: string, maxBytes: number): () => Promise<void> {
  return async () => {
    const names = (await readdir(folder)).filter((name) => !name.endsWith(UNFINISHED))
    const files = await Promise.all(
      names.map(async (name) => ({ name, at: await stat(path.join(folder, name)).catch(() => null) })),
    )
    let bytes = files.reduce((sum, { at }) => sum + (at?.size ?? 0), 0)
    if (bytes <= maxBytes) return
    for (const { name, at } of files.toSorted((a, b) => (a.at?.mtimeMs ?? 0) - (b.at?.mtimeMs ?? 0))) {
      if (bytes <= maxBytes * 0.9) return
      await rm(path.join(folder, name), { force: true })
      bytes -= at?.size ?? 0
    }
  }
}
