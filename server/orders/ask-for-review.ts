import { findReviewed } from '#server/catalog/find-reviewed.ts'
import { transact, type Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Job } from '#server/jobs/job.ts'
import { queueOrderMail } from './order-mail.ts'
import { selectOrderById } from './orders.store.ts'

/** Long enough to have sat on it, short enough to remember the delivery. */
const THREE_DAYS_SECONDS = 3 * 86_400

export const askForReviewJob: Job<{ orderId: number }> = {
  name: 'orders.ask-for-review',
  work: (deps, { orderId }) => askForReview(deps, orderId),
}

export async function scheduleReviewRequest(tx: Tx, { jobs }: Deps, orderId: number): Promise<void> {
  await jobs.enqueue(tx, askForReviewJob, { orderId }, { afterSeconds: THREE_DAYS_SECONDS })
}

/** Once per order. Whoever sends something back, has written already, or is no longer a customer, is left in peace. */
export async function askForReview({ db, jobs }: Deps, orderId: number): Promise<void> {
  await transact(db, async (tx) => {
    const order = await selectOrderById(tx, orderId)
    if (order?.status !== 'delivered' || order.userId === null) return
    if (order.items.some(({ returningQuantity }) => returningQuantity > 0)) return
    const ids = order.items.map(({ product }) => product?.id).filter((id) => id !== undefined)
    const reviewed = await findReviewed(tx, order.userId, ids)
    const open = order.items.filter(({ product }) => product && !reviewed.has(product.id))
    if (open.length > 0) await queueOrderMail(tx, { jobs }, { ...order, items: open }, 'order-review')
  })
}
