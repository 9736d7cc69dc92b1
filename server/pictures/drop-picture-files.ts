import type { Job } from '#server/jobs/job.ts'
import { isMasterInUse } from './pictures.store.ts'

/** The files of a picture that is no more: all its sizes, and the whole one unless another crop is cut from it. */
export const dropPictureFiles: Job<{ file: string; master: string }> = {
  name: 'pictures.drop-files',
  async work({ db, files }, { file, master }) {
    const all = await files.public.list(file.replace(/webp$/, ''))
    for (const each of all) await files.public.delete(each)
    if (!(await isMasterInUse(db, master))) await files.private.delete(master)
  },
}
