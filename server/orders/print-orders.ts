import { inArray } from 'drizzle-orm'
import type { Print } from '#domain/api/order-desk.ts'
import { orders } from '#server/db/schema/orders.ts'
import type { Deps } from '#server/deps.ts'
import { drawInvoices } from '#server/invoices/draw-invoice.ts'
import { labelOf, slipOf } from './paper-content.ts'
import { selectOrders } from './orders.store.ts'
import { readFacts } from '#server/facts/read-settings.ts'

export type PrintOrders = { ids: readonly number[]; what: Print }

/** One file for all of them, in the order given; null when there is nothing to print. The PDF maker is loaded when it is needed. */
export async function printOrders({ db, config }: Deps, { ids, what }: PrintOrders): Promise<Buffer | null> {
  if (what === 'invoices') return drawInvoices(db, ids)
  const found = await selectOrders(db, inArray(orders.id, [...ids]), ids.length)
  const wanted = ids.flatMap((id) => found.filter((order) => order.id === id))
  if (wanted.length === 0) return null
  const shop = await readFacts(db)
  if (what === 'slips') {
    const { drawSlips } = await import('./draw-slips.ts')
    return drawSlips(
      wanted.map((order) => slipOf(order, config.publicUrl)),
      shop,
    )
  }
  const { drawLabels } = await import('./draw-labels.ts')
  return drawLabels(
    wanted.map((order) => labelOf(order, config.publicUrl)),
    shop,
  )
}
