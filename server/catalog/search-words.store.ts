import { eq, sql } from 'drizzle-orm'
import type { StaffMeaning } from '#domain/catalog/search/staff-words.ts'
import type { IsoDate } from '#domain/time/ist.ts'
import type { Db } from '#server/db/connect.ts'
import { missedSearches, searchMeanings } from '#server/db/schema/search-words.ts'
import type { Tx } from '#server/db/transaction.ts'

const COLUMNS = {
  key: searchMeanings.key,
  kind: searchMeanings.kind,
  words: searchMeanings.words,
  kinds: searchMeanings.kinds,
  near: searchMeanings.near,
  isRemoved: searchMeanings.isRemoved,
  version: searchMeanings.version,
}

export const selectStaffMeanings = (db: Db | Tx): Promise<StaffMeaning[]> =>
  db.select(COLUMNS).from(searchMeanings).orderBy(searchMeanings.key)

/** In one statement, so that the words are those of this version. */
export async function selectVocabulary(db: Db): Promise<{ version: number; staff: StaffMeaning[] }> {
  const { rows } = await db.execute<{ version: number; staff: StaffMeaning[] }>(sql`
    select version, coalesce((select json_agg(json_build_object('key', m.key, 'kind', m.kind, 'words', m.words, 'kinds', m.kinds,
      'near', m.near, 'isRemoved', m.is_removed, 'version', m.version) order by m.key) from search_meanings m), '[]') as staff
    from search_vocabulary`)
  return rows[0] ?? { version: 0, staff: [] }
}

/** Whoever changes an entry waits for who is at it: of one that has no row yet too. */
export async function lockEntries(tx: Tx): Promise<void> {
  await tx.execute(sql`select from search_vocabulary for no key update`)
}

type Written = Omit<StaffMeaning, 'version'> & { updatedAt: Date }

export async function upsertMeaning(tx: Tx, { words, kinds, near, ...entry }: Written): Promise<void> {
  const row = { ...entry, words: [...words], kinds: [...kinds], near: [...near] }
  await tx
    .insert(searchMeanings)
    .values(row)
    .onConflictDoUpdate({
      target: searchMeanings.key,
      set: { ...row, version: sql`${searchMeanings.version} + 1` },
    })
}

export async function deleteMeaning(tx: Tx, key: string): Promise<void> {
  await tx.delete(searchMeanings).where(eq(searchMeanings.key, key))
}

export async function insertMiss(db: Db, day: IsoDate, words: string): Promise<void> {
  await db.execute(sql`select note_missed_search(${day}::date, ${words})`)
}

export type MissRow = { words: string; times: number; lastDay: string }

/** Added up over the days once, for the page and for how many there are. */
export async function listMisses(db: Db, typed: string, page: number, perPage: number) {
  const { rows } = await db.execute<{ total: number; rows: MissRow[] }>(sql`
    with added as materialized (
      select m.words, sum(m.times)::int as times, max(m.day)::text as "lastDay" from missed_searches m
      where position(${typed} in m.words) > 0 group by m.words),
    page as (
      select * from added order by times desc, "lastDay" desc, words limit ${perPage} offset ${(page - 1) * perPage})
    select (select count(*)::int from added) as total, coalesce(
      (select json_agg(page order by times desc, "lastDay" desc, words) from page), '[]'::json) as rows`)
  return rows[0] ?? { total: 0, rows: [] }
}

export async function deleteMiss(tx: Tx, words: string): Promise<void> {
  await tx.delete(missedSearches).where(eq(missedSearches.words, words))
}
