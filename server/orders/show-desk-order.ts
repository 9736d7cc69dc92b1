import type { Deps } from '#server/deps.ts'
import { success } from '#server/http/reply.ts'
import { selectDeskParts } from './desk-parts.store.ts'
import { presentDeskOrder } from './desk.present.ts'
import type { OrderRecord } from './order-record.ts'

/** The order as the desk sees it: the answer to everything staff do with one. */
export const showDeskOrder = async ({ db, clock }: Deps, order: OrderRecord) =>
  success(presentDeskOrder(order, await selectDeskParts(db, order.id), clock.now()))
