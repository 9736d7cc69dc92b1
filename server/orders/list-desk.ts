import { type DeskQuery, MOST_COUNTED } from '#domain/api/order-desk.ts'
import type { IsoDate } from '#domain/time/ist.ts'
import type { Db } from '#server/db/connect.ts'
import { countDesk, type DeskRowRecord, selectDeskIds, selectDeskPage } from './desk.store.ts'

type DeskPage = { rows: DeskRowRecord[]; found: number }

/** A page of the desk's list and how many fit, in two statements. */
export async function listDesk(db: Db, query: DeskQuery, today: IsoDate): Promise<DeskPage> {
  if (query.search !== undefined) return searchDesk(db, query, today)
  const [rows, found] = await Promise.all([selectDeskPage(db, query, today), countDesk(db, query, today)])
  return { rows, found }
}

/** Of what a word finds the first thousand are shown: who looks further says more. */
async function searchDesk(db: Db, query: DeskQuery, today: IsoDate): Promise<DeskPage> {
  const ids = await selectDeskIds(db, query, today)
  const isBeyond = (query.page - 1) * query.per_page >= MOST_COUNTED
  if (isBeyond || ids.length === 0) return { rows: [], found: ids.length }
  // All that fit are known by now; of a common word more do, and they are met soon on a walk along the list.
  const all = ids.length <= MOST_COUNTED ? ids : undefined
  return { rows: await selectDeskPage(db, query, today, all), found: ids.length }
}
