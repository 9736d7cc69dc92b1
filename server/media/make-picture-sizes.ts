import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism, loadavg } from 'node:os'
import path from 'node:path'
import type { Job } from '#server/jobs/job.ts'
import { importPictures } from './import-pictures.ts'
import { missingSizes } from './missing-sizes.ts'
import { ORIGINALS } from './originals.ts'
import { missingSharePictures } from './share-pictures.ts'

const SECONDS_A_RUN = '50'
const SCRIPT = path.join(import.meta.dirname, 'make-sizes.ts')

/** Small pictures for small screens, made ahead by a process of low priority: AVIF takes seconds, a request never waits. */
export const makePictureSizes: Job<Record<string, never>> = {
  name: 'media.make-picture-sizes',
  schedule: '* * * * *',
  concurrency: 1,
  retryLimit: 0,
  async work({ db, config, log }) {
    await importPictures(db, ORIGINALS)
    if (isBusy()) return
    const sized = path.resolve(config.dataDir, 'media')
    const missing = [...(await missingSharePictures(ORIGINALS, sized)), ...(await missingSizes(ORIGINALS, sized))]
    if (missing.length === 0) return
    log.info({ missing: missing.length }, 'making picture sizes')
    const child = spawn(process.execPath, [SCRIPT, ORIGINALS, sized, SECONDS_A_RUN], { stdio: 'ignore' })
    await once(child, 'exit')
  },
}

/** A machine with twice as much to do as it can do has better things to do; the next minute may be calmer. */
function isBusy(): boolean {
  const [lastMinute = 0] = loadavg()
  return lastMinute > availableParallelism() * 2
}
