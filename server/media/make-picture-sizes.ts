import { availableParallelism, loadavg } from 'node:os'
import type { Db } from '#server/db/connect.ts'
import type { Job } from '#server/jobs/job.ts'
import { importPictures } from './import-pictures.ts'
import { ORIGINALS } from './originals.ts'
import { noteMade, noteShare, selectArrangedShares, selectShares, selectSizes } from './picture-sizes.store.ts'
import type { PictureWork } from './picture-work.ts'
import { PictureWorkStopped, runPictureWork } from './run-picture-work.ts'
import { shareFile } from './share-pictures.ts'
import { pictureOf, studioLooker } from './studio-work.ts'

const SECONDS_A_RUN = 50
const look = studioLooker()

/** Small pictures for small screens, made ahead by a process of low priority: AVIF takes seconds, a request never waits. */
export const makePictureSizes: Job<Record<string, never>> = {
  name: 'media.make-picture-sizes',
  schedule: '* * * * *',
  concurrency: 1,
  retryLimit: 0,
  async work(deps) {
    const { db, files, log } = deps
    const imported = await importPictures(db, ORIGINALS)
    if (isBusy()) return
    const replaced = imported.filter(({ isNew }) => !isNew).map(({ file }) => file)
    const missing = await look({ db, store: files.public, originals: ORIGINALS, replaced })
    const work = [...(await sharesOfStaff(db)), ...missing]
    if (work.length === 0) return
    log.info({ missing: work.length }, 'making picture sizes')
    const madeOf = await selectSizes(db, [...new Set(missing.map(({ source }) => source.file))])
    await runPictureWork(deps, work, {
      seconds: SECONDS_A_RUN,
      async onMade(made) {
        if (made.kind === 'share') return noteShare(db, made.slug, made.madeOf)
        const { file, size } = pictureOf(made)
        await noteMade(db, file, madeOf.get(file)?.madeOf ?? '', size)
      },
    }).catch(unlessStopped)
  },
}

/** A run that a closing shop ends has not failed: the first minute after the next start goes on. */
function unlessStopped(error: unknown): void {
  if (!(error instanceof PictureWorkStopped)) throw error
}

/** The preview follows the main picture that staff have chosen, and the product's address. */
async function sharesOfStaff(db: Db): Promise<PictureWork[]> {
  const [wanted, made] = [await selectArrangedShares(db), await selectShares(db)]
  return wanted
    .filter(({ slug, main }) => made.get(slug) !== main)
    .map(({ slug, main, isUploaded }) => ({
      kind: 'share',
      slug,
      madeOf: main,
      target: shareFile(slug),
      source: { kind: isUploaded ? 'stored' : 'original', file: main },
    }))
}

/** A machine with twice as much to do as it can do has better things to do; the next minute may be calmer. */
function isBusy(): boolean {
  const [lastMinute = 0] = loadavg()
  return lastMinute > availableParallelism() * 2
}
