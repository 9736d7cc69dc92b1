import { transact, type Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { bookByHand } from '#server/stock/name-move.ts'
import {
  insertColours,
  keepAppliedOf,
  lockProducts,
  type Lot,
  moveStock,
  selectSetColumns,
  selectTouched,
  updateColours,
  updateProducts,
} from './apply.store.ts'
import { keepLaterChanges, keepOut } from './later-changes.store.ts'
import { countKept } from './undo.store.ts'
import { noteProgress, selectImport, updateImport } from './imports.store.ts'
import { lotsOf } from './lots-of.ts'
import { isUniqueViolation } from './unique-violation.ts'

/** So few that an order for one of them waits for a fraction of a second. */
export const LOCKED_AT_ONCE = 200

type SetColumns = { product: string[]; colour: string[] }

/** What was decided, in small steps. Each is whole; whoever comes after a lost worker goes on where it stopped. */
export async function carryOut(deps: Deps, importId: number): Promise<void> {
  const { db, clock } = deps
  const columns = {
    product: await selectSetColumns(db, importId, 'product'),
    colour: await selectSetColumns(db, importId, 'colour'),
  }
  const touched = await selectTouched(db, importId)
  const total = (await selectImport(db, importId))?.totalRows ?? 0
  let left = touched.length
  for (const productIds of lotsOf(touched, LOCKED_AT_ONCE)) {
    await carryOutLot(deps, { importId, productIds, now: clock.now() }, columns)
    left -= productIds.length
    await noteProgress(db, importId, 'importing', Math.max(0, total - left))
  }
  await transact(db, async (tx) => {
    const end = { state: 'done', doneRows: total, finishedAt: clock.now(), failure: null } as const
    await updateImport(tx, importId, { ...end, notUndone: await countKept(tx, importId) })
  })
}

async function carryOutLot(deps: Deps, lot: Lot, columns: SetColumns): Promise<void> {
  try {
    await transact(deps.db, (tx) => writeLot(tx, lot, columns))
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    if (lot.productIds.length === 1) {
      await keepOut(deps.db, lot, 'Somebody else took its number or its address while the sheet was being imported.')
      return
    }
    for (const id of lot.productIds) await carryOutLot(deps, { ...lot, productIds: [id] }, columns)
  }
}

async function writeLot(tx: Tx, lot: Lot, columns: SetColumns): Promise<void> {
  await bookByHand(tx)
  await lockProducts(tx, lot)
  await keepLaterChanges(tx, lot)
  await updateProducts(tx, lot, columns.product)
  await updateColours(tx, lot, columns.colour)
  await insertColours(tx, lot)
  await moveStock(tx, lot)
  await keepAppliedOf(tx, lot)
}
