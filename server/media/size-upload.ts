import type { Deps } from '#server/deps.ts'
import type { Job } from '#server/jobs/job.ts'
import { sizesOf } from './missing-sizes.ts'
import { noteFailure, noteMade, selectUnmade } from './picture-sizes.store.ts'
import { runPictureWork } from './run-picture-work.ts'
import { pictureOf } from './studio-work.ts'

/** Less than the two minutes after which a job counts as lost; the next try goes on where this one ended. */
const SECONDS_A_RUN = 90

/** All sizes of a picture that staff sent. Begins at once, says how far it is, and goes on after a kill. */
export const sizeUpload: Job<{ file: string }> = {
  name: 'media.size-upload',
  async work(deps, { file }) {
    try {
      await makeMissing(deps, file)
    } catch (error) {
      await noteFailure(deps.db, file, error instanceof Error ? error.message : 'unknown')
      throw error
    }
  },
}

async function makeMissing(deps: Deps, file: string): Promise<void> {
  const sizes = await selectUnmade(deps.db, file)
  // Taken away meanwhile.
  if (!sizes) return
  const all = sizesOf(file, { kind: 'stored', file }, sizes.width)
  const missing = all.filter(({ name }) => !sizes.made.includes(name)).map(({ work }) => work)
  if (missing.length === 0) return
  let left = missing.length
  await runPictureWork(deps, missing, {
    seconds: SECONDS_A_RUN,
    async onMade(made) {
      left -= 1
      await noteMade(deps.db, file, sizes.madeOf, pictureOf(made).size)
    },
  })
  if (left > 0) throw new Error(`${left} sizes were not made in time`)
}
