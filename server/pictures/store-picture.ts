import type { uploadedPictures } from '#server/db/schema/pictures.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { fingerprintOf } from '#server/media/fingerprint.ts'
import { sizesOf } from '#server/media/missing-sizes.ts'
import type { DrawnPicture } from '#server/media/read-upload.ts'
import { sizeUpload } from '#server/media/size-upload.ts'
import { ID_BYTES, uploadFile } from './picture-name.ts'
import { insertPicture } from './pictures.store.ts'

export type Described = { alt: string; focusX: number; focusY: number }
type UploadRow = Omit<typeof uploadedPictures.$inferInsert, 'file'>

export type StoredPicture = {
  file: string
  /** Writes what is known of it, and has its sizes made. Answers its id. */
  write(tx: Tx, upload: UploadRow, described: Described): Promise<number>
}

type Store = { drawn: DrawnPicture; folder: 'products' | 'scenes' }

/**
 * Puts a picture into the store under a name that nobody can guess or has used: pages may keep it for ever. From now on it can
 * be shown, in one size until the others are made.
 */
export async function storePicture({ files, random, jobs }: Deps, { drawn, folder }: Store): Promise<StoredPicture> {
  const file = uploadFile(folder, random.bytes(ID_BYTES))
  await files.public.put(file, drawn.bytes, 'image/webp')
  const { width, height, color, placeholder } = drawn
  const facts = { file, width, height, color, placeholder }
  const wanted = sizesOf(file, { kind: 'stored', file }, width).length
  return {
    file,
    async write(tx, upload, described) {
      const picture = { ...facts, ...described, describedAt: upload.uploadedAt }
      const id = await insertPicture(tx, { picture, upload, madeOf: fingerprintOf(drawn.bytes), wanted })
      await jobs.enqueue(tx, sizeUpload, { file })
      return id
    },
  }
}
