import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type Crop, isTooSmall, pixelsOf } from '#domain/pictures/crop.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { type Actor, writeAudit } from '#server/audit/write-audit.ts'
import { inTransaction, type Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { ORIGINALS } from '#server/media/originals.ts'
import { drawPicture, readUpload } from '#server/media/read-upload.ts'
import { storePicture, type StoredPicture } from './store-picture.ts'
import { lockPicture, type PictureRecord, putAside, selectPicture } from './pictures.store.ts'
import { selectPictured } from './product-pictures.store.ts'
import { refuseOldPicture, type StalePicture } from './stale-picture.ts'

export type CropPicture = {
  id: number
  version: number
  crop: Crop
  /** Where it waits until it is given its place. */
  productId: number | undefined
  only: 'scenes' | null
  actor: Actor
}
export type CropRefusal = { readonly code: 'not_found' | 'too_small' } | StalePicture

/**
 * Cuts a new picture out of the whole one and leaves the old as it is: orders and kept pages still show it. The new one has the
 * old one's words; where it is shown is for the caller to say.
 */
export async function cropPicture(deps: Deps, command: CropPicture): Promise<Result<number, CropRefusal>> {
  const picture = await selectPicture(deps.db, { id: command.id })
  const folder = picture?.file.startsWith('products/') ? 'products' : 'scenes'
  if (!picture || (command.only && folder !== command.only)) return err({ code: 'not_found' })
  const master = await masterOf(deps, picture)
  if (!master) return err({ code: 'not_found' })
  if (isTooSmall(pixelsOf(command.crop, master))) return err({ code: 'too_small' })
  const kept = await storePicture(deps, { drawn: await drawPicture(master.bytes, command.crop), folder })
  return inTransaction<number, CropRefusal>(deps.db, async (tx) => {
    const locked = await lockPicture(tx, command.id)
    if (!locked) return err({ code: 'not_found' })
    const { productId } = command
    if (productId !== undefined && !(await selectPictured(tx, productId))) return err({ code: 'not_found' })
    const stale = await refuseOldPicture(tx, locked, command.version)
    return stale ? err(stale) : ok(await writeCrop(tx, deps, { command, picture: locked, master, kept }))
  })
}

type Cut = { command: CropPicture; picture: PictureRecord; master: MasterFile; kept: StoredPicture }

async function writeCrop(tx: Tx, { clock }: Deps, { command, picture, master, kept }: Cut): Promise<number> {
  const { crop, actor } = command
  const now = clock.now()
  const upload = {
    master: master.key,
    masterWidth: master.width,
    masterHeight: master.height,
    crop,
    madeFor: picture.madeFor ?? 'product',
    sentName: picture.sentName ?? '',
    uploadedBy: actor.id,
    uploadedAt: now,
  }
  const id = await kept.write(tx, upload, { alt: picture.alt, focusX: 50, focusY: 50 })
  if (command.productId !== undefined) await putAside(tx, command.productId, [kept.file], now)
  const [before, after] = [
    { file: picture.file, crop: picture.crop },
    { file: kept.file, crop },
  ]
  await writeAudit(tx, actor, { action: 'picture.cropped', subject: `picture:${picture.id}`, before, after }, now)
  return id
}

type MasterFile = { key: string; bytes: Buffer; width: number; height: number }

/** The whole picture that crops are cut from. Of a studio's picture one is kept when it is cropped for the first time. */
async function masterOf({ files, random }: Deps, picture: PictureRecord): Promise<MasterFile | null> {
  const bytes = await wholeOf({ files }, picture)
  if (!bytes) return null
  const { master, masterWidth, masterHeight } = picture
  if (master !== null) return { key: master, bytes, width: masterWidth ?? 0, height: masterHeight ?? 0 }
  const read = await readUpload(bytes)
  if (!read.ok) return null
  const key = `pictures/${random.uuid()}.webp`
  await files.private.put(key, read.value.bytes, 'image/webp')
  return { ...read.value, key }
}

export async function wholeOf(
  { files }: Pick<Deps, 'files'>,
  { file, master }: Pick<PictureRecord, 'file' | 'master'>,
): Promise<Buffer | null> {
  if (master === null) return readFile(path.join(ORIGINALS, file)).catch(() => null)
  const stream = await files.private.get(master)
  return stream && buffer(stream)
}
