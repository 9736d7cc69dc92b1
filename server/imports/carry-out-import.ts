import { transact, type Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { bookByHand } from '#server/stock/name-move.ts'
import { violatedUnique } from '#server/db/unique-violation.ts'
import {
  insertColours,
  keepApplied,
  lockProducts,
  type LotWork,
  selectTouched,
  selectWork,
  updateColours,
  updateProducts,
} from './apply.store.ts'
import { moveStock } from './apply-stock.store.ts'
import type { Lot } from './import-lot.ts'
import { keepLaterChanges, keepOut } from './later-changes.store.ts'
import { countKept } from './undo.store.ts'
import { noteProgress, selectImport, updateImport } from './imports.store.ts'
import { lotsOf } from './lots-of.ts'

/** So few that an order for one of them waits for a fraction of a second. */
export const LOCKED_AT_ONCE = 200

/** What was decided, in small steps. Each is whole; whoever comes after a lost worker goes on where it stopped. */
export async function carryOut(deps: Deps, importId: number): Promise<void> {
  const { db, clock } = deps
  const work = await selectWork(db, importId)
  const touched = await selectTouched(db, importId)
  const total = (await selectImport(db, importId))?.totalRows ?? 0
  let left = touched.length
  for (const productIds of lotsOf(touched, LOCKED_AT_ONCE)) {
    await carryOutLot(deps, { importId, productIds, now: clock.now() }, work)
    left -= productIds.length
    await noteProgress(db, importId, 'importing', Math.max(0, total - left))
  }
  await transact(db, async (tx) => {
    const end = { state: 'done', doneRows: total, finishedAt: clock.now(), failure: null } as const
    await updateImport(tx, importId, { ...end, notUndone: await countKept(tx, importId) })
  })
}

async function carryOutLot(deps: Deps, lot: Lot, work: LotWork): Promise<void> {
  try {
    await transact(deps.db, (tx) => writeLot(tx, lot, work))
  } catch (error) {
    if (violatedUnique(error) === null) throw error
    if (lot.productIds.length === 1) {
      await keepOut(deps.db, lot, 'Somebody else took its number or its address while the sheet was being imported.')
      return
    }
    for (const id of lot.productIds) await carryOutLot(deps, { ...lot, productIds: [id] }, work)
  }
}

async function writeLot(tx: Tx, lot: Lot, work: LotWork): Promise<void> {
  await bookByHand(tx)
  await lockProducts(tx, lot)
  await keepLaterChanges(tx, lot)
  await updateProducts(tx, lot, work.product)
  if (work.hasColours) {
    await updateColours(tx, lot, work.colour)
    await insertColours(tx, lot)
  }
  if (work.movesStock) await moveStock(tx, lot)
  await keepApplied(tx, lot, work)
}
