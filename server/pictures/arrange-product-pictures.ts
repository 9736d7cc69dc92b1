import { arrangePictures, type ArrangeRefusal, type AskedPicture } from '#domain/pictures/arrange-pictures.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { findLastChange } from '#server/audit/last-change.ts'
import { type Actor, writeAudit } from '#server/audit/write-audit.ts'
import { inTransaction, type Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { type PictureRecord, putAside, selectNamed, takeFromAside } from './pictures.store.ts'
import { lockPictured, namesOf, type PicturedProduct, saveArrangement, versionOf } from './product-pictures.store.ts'
import type { StalePicture } from './stale-picture.ts'

export type ArrangeProductPictures = {
  productId: number
  version: string
  shown: readonly AskedPicture[]
  actor: Actor
}
export type ArrangeProductRefusal = ArrangeRefusal | { readonly code: 'not_found' } | StalePicture

/** The whole order in one change. What is left out goes aside, so that nothing is lost by a slip. */
export async function arrangeProductPictures(
  deps: Deps,
  { productId, version, shown, actor }: ArrangeProductPictures,
): Promise<Result<number, ArrangeProductRefusal>> {
  return inTransaction<number, ArrangeProductRefusal>(deps.db, async (tx) => {
    const product = await lockPictured(tx, productId)
    if (!product) return err({ code: 'not_found' })
    if (versionOf(product) !== version) return err(await overtaken(tx, productId))
    const before = namesOf(product)
    const known = await selectNamed(tx, [...before, ...shown.map(({ file }) => file)])
    const arranged = arrangePictures({
      shown,
      known: [...known].map(([file, { alt }]) => ({ file, alt })),
      before,
      colours: product.colours.map(({ id }) => id),
    })
    if (!arranged.ok) return arranged
    const now = deps.clock.now()
    await saveArrangement(tx, productId, arranged.value, now)
    const after = namesOf({ mainImage: arranged.value.mainImage, images: [...arranged.value.images] })
    await moveAside(tx, productId, { before, after, known, now })
    await writeAudit(tx, actor, entryOf(product, before, after, arranged.value.byColour), now)
    return ok(productId)
  })
}

async function overtaken(tx: Tx, productId: number): Promise<StalePicture> {
  return { code: 'changed_meanwhile', change: await findLastChange(tx, `product:${productId}`), fields: {} }
}

type Moved = {
  before: readonly string[]
  after: readonly string[]
  known: ReadonlyMap<string, PictureRecord>
  now: Date
}

async function moveAside(tx: Tx, productId: number, { before, after, known, now }: Moved): Promise<void> {
  const filesOf = (names: readonly string[]) => names.flatMap((name) => known.get(name)?.file ?? [])
  const gone = before.filter((name) => !after.includes(name))
  await putAside(tx, productId, filesOf(gone), now)
  await takeFromAside(tx, productId, filesOf(after))
}

function entryOf(
  product: PicturedProduct,
  before: readonly string[],
  after: readonly string[],
  byColour: ReadonlyMap<number, readonly string[]>,
) {
  const colours = product.colours.map(({ id, color, images }) => ({
    color,
    before: images,
    after: byColour.get(id) ?? [],
  }))
  return {
    action: 'product.pictures_arranged',
    subject: `product:${product.id}`,
    before: { pictures: before, ...ofColours(colours, 'before') },
    after: { pictures: after, ...ofColours(colours, 'after') },
  } as const
}

type Colours = readonly { color: string; before: readonly string[]; after: readonly string[] }[]
const ofColours = (colours: Colours, when: 'before' | 'after') =>
  colours.length === 0 ? {} : { colours: Object.fromEntries(colours.map((each) => [each.color, each[when]])) }
