import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { ShelfKind } from '#domain/api/shelves.ts'
import type { Db } from '#server/db/connect.ts'
import { categories, mergedShelves, products, rooms } from '#server/db/schema/catalog.ts'
import type { Tx } from '#server/db/transaction.ts'

export type ShelfRow = {
  id: number
  name: string
  slug: string
  description: string
  image: string
  version: number
  products: number
}
export type ShelfWords = { name: string; slug: string; description: string; image: string }

const TABLES = { category: categories, room: rooms } as const
/** Written out: inside a select of one table Drizzle leaves its name away, and both tables have an id. */
const COUNTS = {
  category: sql<number>`(select count(*)::int from products p where p.category_id = categories.id)`,
  room: sql<number>`(select count(*)::int from products p where p.room_id = rooms.id)`,
} as const
const COLUMNS = { category: products.categoryId, room: products.roomId } as const

export async function selectShelves(db: Db | Tx, kind: ShelfKind): Promise<ShelfRow[]> {
  const table = TABLES[kind]
  return db
    .select({
      id: table.id,
      name: table.name,
      slug: table.slug,
      description: table.description,
      image: table.image,
      version: table.version,
      products: COUNTS[kind],
    })
    .from(table)
    .orderBy(asc(table.position), asc(table.id))
}

/** Whoever changes the shelves of one kind waits for who is at them. */
export async function lockShelves(tx: Tx, kind: ShelfKind): Promise<ShelfRow[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`shelves:${kind}`}))`)
  return selectShelves(tx, kind)
}

export async function insertShelf(tx: Tx, kind: ShelfKind, words: ShelfWords): Promise<number> {
  const table = TABLES[kind]
  const position = sql`(select coalesce(max(${table.position}), 0) + 1 from ${table})`
  const [made] = await tx
    .insert(table)
    .values({ ...words, position })
    .returning({ id: table.id })
  if (!made) throw new Error('No shelf was written')
  return made.id
}

export async function updateShelf(tx: Tx, kind: ShelfKind, id: number, words: ShelfWords): Promise<void> {
  const table = TABLES[kind]
  await tx
    .update(table)
    .set({ ...words, version: sql`${table.version} + 1` })
    .where(eq(table.id, id))
}

export async function updateOrder(tx: Tx, kind: ShelfKind, ids: readonly number[]): Promise<void> {
  const table = TABLES[kind]
  await tx.execute(sql`
    update ${table} set position = place from unnest(${sql.param([...ids])}::int[]) with ordinality as sorted(shelf, place)
    where id = shelf and position <> place`)
}

export async function moveProducts(tx: Tx, kind: ShelfKind, from: number, into: number): Promise<void> {
  const change = kind === 'category' ? { categoryId: into } : { roomId: into }
  await tx.update(products).set(change).where(eq(COLUMNS[kind], from))
}

/** Who asked for what had gone into the old one is sent on as well. */
export async function insertMerged(tx: Tx, kind: ShelfKind, oldId: number, newId: number): Promise<void> {
  const earlier = and(eq(mergedShelves.kind, kind), eq(mergedShelves.newId, oldId), ne(mergedShelves.oldId, newId))
  await tx.update(mergedShelves).set({ newId }).where(earlier)
  await tx.insert(mergedShelves).values({ kind, oldId, newId })
}

export async function deleteShelf(tx: Tx, kind: ShelfKind, id: number): Promise<void> {
  const table = TABLES[kind]
  await tx.delete(mergedShelves).where(and(eq(mergedShelves.kind, kind), eq(mergedShelves.newId, id)))
  await tx.delete(table).where(eq(table.id, id))
}
