import type { PicturePlace } from '#domain/api/picture-desk.ts'
import type { UploadRefusal } from '#domain/pictures/upload-limits.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { type Actor, writeAudit } from '#server/audit/write-audit.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { drawPicture, readUpload } from '#server/media/read-upload.ts'
import { storePicture, type StoredPicture } from './store-picture.ts'
import { folderFor } from './picture-name.ts'
import { putAside } from './pictures.store.ts'
import { selectPictured } from './product-pictures.store.ts'

export type TakeUpload = {
  bytes: Buffer
  place: PicturePlace
  productId: number | undefined
  sentName: string
  alt: string
  actor: Actor
}
export type TakeUploadRefusal = UploadRefusal | { readonly code: 'not_found' }

/** Answers the id of the picture. For a product it waits aside until it has words and a place. */
export async function takeUpload(deps: Deps, command: TakeUpload): Promise<Result<number, TakeUploadRefusal>> {
  const read = await readUpload(command.bytes)
  if (!read.ok) return read
  const master = { key: `pictures/${deps.random.uuid()}.webp`, ...read.value }
  const drawn = await drawPicture(master.bytes, null)
  await deps.files.private.put(master.key, master.bytes, 'image/webp')
  const kept = await storePicture(deps, { drawn, folder: folderFor(command.place) })
  return inTransaction<number, TakeUploadRefusal>(deps.db, async (tx) => {
    const { productId } = command
    if (productId !== undefined && !(await selectPictured(tx, productId))) return err({ code: 'not_found' })
    const id = await kept.write(tx, uploadRow(command, master, deps.clock.now()), describedBy(command))
    if (productId !== undefined) await putAside(tx, productId, [kept.file], deps.clock.now())
    await noteUpload(tx, deps, command, { id, kept })
    return ok(id)
  })
}

type MasterFile = { key: string; width: number; height: number }

const uploadRow = ({ place, sentName, actor }: TakeUpload, master: MasterFile, now: Date) => ({
  master: master.key,
  masterWidth: master.width,
  masterHeight: master.height,
  madeFor: place,
  sentName,
  uploadedBy: actor.id,
  uploadedAt: now,
})

const describedBy = ({ alt }: TakeUpload) => ({ alt: alt.trim(), focusX: 50, focusY: 50 })

type Noted = { id: number; kept: StoredPicture }

async function noteUpload(
  tx: Parameters<typeof writeAudit>[0],
  { clock }: Deps,
  { place, productId, sentName, alt, actor }: TakeUpload,
  { id, kept }: Noted,
): Promise<void> {
  const after = { file: kept.file, for: place, name: sentName, alt, ...(productId ? { product_id: productId } : {}) }
  await writeAudit(tx, actor, { action: 'picture.uploaded', subject: `picture:${id}`, after }, clock.now())
}
