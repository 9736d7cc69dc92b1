import type { Concept } from '#domain/catalog/search/read-search.ts'
import type { Db } from '#server/db/connect.ts'
import { run, SqlValues } from '#server/db/sql-text.ts'
import { listProducts, understandSearch } from './list-products.ts'
import { fitsStatement } from './search-sql.ts'
import { searchStep } from './search.store.ts'

export type ExplainedSearch = {
  corrected: string | null
  concepts: readonly Concept[]
  /** 0: everything has all the words. */
  step: number
  total: number
  items: { id: number; name: string; slug: string; sku: string; fits: number[] }[]
}

const SHOWN = 12

/** What a search is taken to mean, what it finds, and by which word each piece was found. */
export async function explainSearch(db: Db, search: string): Promise<ExplainedSearch> {
  const understood = await understandSearch(db, search)
  const { items, counts } = await listProducts({ db }, { search, per_page: SHOWN, view: 'card' })
  const ids = (JSON.parse(items) as { id: number }[]).map(({ id }) => id)
  if (!understood?.asked)
    return { corrected: null, concepts: [], step: 0, total: counts.total, items: await named(db, ids) }
  const { plan, corrected, concepts } = understood.asked
  const step = plan.isEverything ? 0 : await searchStep(db, plan)
  const values = new SqlValues()
  const rows = await run<{ id: number; name: string; slug: string; sku: string; fits: number[] }>(db, {
    text: fitsStatement(plan, ids, values),
    values: values.list,
  })
  return { corrected, concepts, step, total: counts.total, items: rows }
}

const named = (db: Db, ids: readonly number[]) =>
  run<ExplainedSearch['items'][number]>(db, {
    text: `select p.id, p.name, p.slug, p.sku, '{}'::float8[] as fits
      from unnest($1::int[]) with ordinality as asked(id, place) join products p using (id) order by place`,
    values: [ids],
  })
