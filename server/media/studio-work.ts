import path from 'node:path'
import type { FileStore } from '#server/adapters/files/file-store.ts'
import type { Db } from '#server/db/connect.ts'
import { fingerprints } from './fingerprint.ts'
import { readManifest, type Delivered } from './manifest.ts'
import { sizeName, sizesOf } from './missing-sizes.ts'
import { selectArrangedSlugs, selectShares, selectSizes, type SizesRow, writeSizes } from './picture-sizes.store.ts'
import type { PictureWork } from './picture-work.ts'
import { shareFile } from './share-pictures.ts'

const MAIN_VIEW = '1'

type Look = {
  db: Db
  store: FileStore
  originals: string
  /** Delivered anew under a name that was known: what was made before shows the old picture. */
  replaced: readonly string[]
}

/** What is still to be made of the studio's pictures. One looker per process: it has read every original once. */
export function studioLooker() {
  const fingerprintAt = fingerprints()
  let present: ReadonlySet<string> | null = null
  return async ({ db, store, originals, replaced }: Look): Promise<PictureWork[]> => {
    const delivered = await readManifest(originals)
    // What somebody took out of the store is seen at the next start; asking for every file every minute would be dear.
    const isFirst = present === null
    present ??= new Set([
      ...(await store.list('products/')),
      ...(await store.list('scenes/')),
      ...(await store.list('share/')),
    ])
    const prints = new Map<string, string>()
    for (const { file } of delivered) {
      const print = await fingerprintAt(path.join(originals, file))
      if (print !== null) prints.set(file, print)
    }
    const known = await selectSizes(db, [...prints.keys()])
    const look = { prints, known, present, replaced, isFirst }
    const rows = delivered.flatMap((each) => rowOf(each, look) ?? [])
    await writeSizes(
      db,
      rows.filter((row) => differs(row, known.get(row.file))),
    )
    return [...(await missingShares(db, delivered, look)), ...rows.flatMap((row) => missingOf(row, delivered))]
  }
}

type Looked = {
  prints: ReadonlyMap<string, string>
  known: ReadonlyMap<string, SizesRow>
  present: ReadonlySet<string>
  replaced: readonly string[]
  isFirst: boolean
}

/** What is there of the very same content stays. Where nothing was written down, what lies there was made of it. */
function rowOf({ file, width }: Delivered, { prints, known, present, replaced, isFirst }: Looked): SizesRow | null {
  const madeOf = prints.get(file)
  if (madeOf === undefined) return null
  const wanted = sizesOf(file, { kind: 'original', file }, width)
  const before = known.get(file)
  const isSame = before ? before.madeOf === madeOf : !replaced.includes(file)
  const lies = ({ work }: { work: PictureWork }) => present.has(work.target)
  const noted = (size: { name: string; work: PictureWork }) =>
    before ? before.made.includes(size.name) && (!isFirst || lies(size)) : lies(size)
  const made = isSame ? wanted.filter(noted).map(({ name }) => name) : []
  return { file, madeOf, wanted: wanted.length, made }
}

const differs = (row: SizesRow, before: SizesRow | undefined) =>
  before?.madeOf !== row.madeOf || before.wanted !== row.wanted || before.made.length !== row.made.length

function missingOf({ file, made }: SizesRow, delivered: readonly Delivered[]): PictureWork[] {
  const width = delivered.find((each) => each.file === file)?.width ?? 0
  const all = sizesOf(file, { kind: 'original', file }, width)
  return all.filter(({ name }) => !made.includes(name)).map(({ work }) => work)
}

/** Of every product whose main picture was delivered. Where staff have chosen the main picture, theirs counts. */
async function missingShares(db: Db, delivered: readonly Delivered[], look: Looked): Promise<PictureWork[]> {
  const [made, arranged] = [await selectShares(db), await selectArrangedSlugs(db)]
  return delivered.flatMap(({ file, product, view }): PictureWork[] => {
    const print = look.prints.get(file)
    if (product === null || view !== MAIN_VIEW || print === undefined || arranged.has(product)) return []
    const [madeOf, target] = [`${file}@${print}`, shareFile(product)]
    const before = made.get(product)
    const isThere = before === undefined ? !look.replaced.includes(file) : before === madeOf
    if (isThere && look.present.has(target)) return []
    if (before === madeOf && !look.isFirst) return []
    return [{ kind: 'share', slug: product, madeOf, target, source: { kind: 'original', file } }]
  })
}

/** Which picture a size belongs to. */
export function pictureOf(work: PictureWork): { file: string; size: string } {
  return { file: work.source.file, size: sizeName(work.target) }
}
