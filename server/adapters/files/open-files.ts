import path from 'node:path'
import type { Config } from '#server/config.ts'
import { StartupProblem } from '#server/startup-problem.ts'
import { cachedStore } from './cached-store.ts'
import type { Files } from './file-store.ts'
import { folderStore } from './folder-store.ts'
import { S3Problem, s3Store } from './s3-store.ts'

const CACHE_BYTES = 512 * 1024 * 1024

/** A folder of this machine, or a store that several machines share. */
export function openFiles({ files, dataDir }: Pick<Config, 'files' | 'dataDir'>, now: () => number): Files {
  const root = path.resolve(dataDir)
  if (files.mode === 'folder')
    return { public: folderStore(path.join(root, 'media')), private: folderStore(path.join(root, 'private')) }
  const folder = path.join(root, 'file-cache')
  return {
    public: cachedStore(s3Store(files, 'public'), { folder, maxBytes: CACHE_BYTES, now }),
    private: s3Store(files, 'private'),
  }
}

/** Asked once at start, so that a wrong key is one sentence instead of pages without pictures. */
export async function requireFiles({ files }: Pick<Config, 'files'>, store: Files): Promise<void> {
  if (files.mode === 'folder') return
  try {
    await store.private.list('asked-at-start')
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const advice =
      error instanceof S3Problem
        ? `Check FILES_S3_BUCKET "${files.bucket}", FILES_S3_REGION, FILES_S3_KEY and FILES_S3_SECRET.`
        : 'Check FILES_S3_ENDPOINT, and that the store is running.'
    throw new StartupProblem(`The file store at ${files.endpoint} cannot be used (${error.message}). ${advice}`)
  }
}
