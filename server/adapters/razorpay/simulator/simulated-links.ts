import { and, eq } from 'drizzle-orm'
import { type Paise, paise } from '#domain/money/paise.ts'
import type { Db } from '#server/db/connect.ts'
import { simulatorLinks } from '#server/db/schema/simulator.ts'
import { transact, type Tx } from '#server/db/transaction.ts'
import { paymentJson } from './simulated-entities.ts'
import { simulatedId } from './simulated-ids.ts'
import { simulatePayment } from './simulated-payment.ts'
import { fine, notAnId, problem, type SimulatedReply } from './simulated-problem.ts'
import { emitWebhooks, type SimulatorDeps } from './simulated-webhooks.ts'
import { insertSimulatedOrder, simulatedPaymentsOf } from './simulator.store.ts'
import { readInstrument } from './test-instruments.ts'

export type SimulatedLink = typeof simulatorLinks.$inferSelect
type Call = { body: Record<string, unknown>; query: URLSearchParams }

/** The provider takes no link that ends within a quarter of an hour. */
const SHORTEST_MS = 15 * 60_000
export const LINK_PATH = '/simulator/razorpay/links'

/** POST /payment_links: an order of the provider's own stands behind each. */
export async function createLink(deps: SimulatorDeps, { body }: Call): Promise<SimulatedReply> {
  const { amount, reference_id: reference, description, expire_by: expireBy } = body
  if (typeof amount !== 'number' || !Number.isInteger(amount) || amount < 100)
    return problem(400, 'The amount must be at least INR 1.00', 'amount')
  const ends = new Date(Number(expireBy) * 1000)
  if (ends.getTime() < deps.clock.now().getTime() + SHORTEST_MS)
    return problem(400, 'expire_by should be at least 15 minutes from the current time', 'expire_by')
  const referenceId = typeof reference === 'string' ? reference : null
  if (referenceId !== null && (await byReference(deps.db, referenceId)))
    return problem(400, `payment link with given reference_id: ${referenceId} already exists`, 'reference_id')
  const order = await newOrder(deps, paise(amount), referenceId)
  const row = {
    id: simulatedId(deps.random, 'plink'),
    referenceId,
    orderId: order.id,
    amount: paise(amount),
    description: typeof description === 'string' ? description : '',
    expireBy: ends,
    createdAt: deps.clock.now(),
  }
  const [link] = await deps.db.insert(simulatorLinks).values(row).returning()
  return link ? fine(await linkJson(deps, link)) : problem(500, 'The link was not written')
}

const newOrder = (deps: SimulatorDeps, amount: Paise, receipt: string | null) =>
  insertSimulatedOrder(deps.db, {
    id: simulatedId(deps.random, 'order'),
    receipt: receipt && `${receipt}-link`,
    amount,
    amountPaid: paise(0),
    currency: 'INR',
    notes: {},
    createdAt: deps.clock.now(),
  })

export async function listLinks(deps: SimulatorDeps, { query }: Call): Promise<SimulatedReply> {
  const found = await byReference(deps.db, query.get('reference_id') ?? '')
  return fine({ payment_links: found ? [await linkJson(deps, found)] : [] })
}

export async function fetchLink(deps: SimulatorDeps, _call: unknown, id: string): Promise<SimulatedReply> {
  const link = await findSimulatedLink(deps, id)
  return link ? fine(await linkJson(deps, link)) : notAnId(id)
}

export async function cancelLink(deps: SimulatorDeps, _call: unknown, id: string): Promise<SimulatedReply> {
  const ended = await endLink(deps, id, 'cancelled')
  return ended ? fine(await linkJson(deps, ended)) : problem(400, 'Payment Link cannot be cancelled')
}

async function byReference(db: Db, reference: string): Promise<SimulatedLink | null> {
  const [link] = await db.select().from(simulatorLinks).where(eq(simulatorLinks.referenceId, reference))
  return link ?? null
}

/** A link whose time is over is found expired, and whoever wants to know is told. */
export async function findSimulatedLink(deps: SimulatorDeps, id: string): Promise<SimulatedLink | null> {
  const [link] = await deps.db.select().from(simulatorLinks).where(eq(simulatorLinks.id, id))
  if (link?.status === 'created' && link.expireBy <= deps.clock.now()) return endLink(deps, id, 'expired')
  return link ?? null
}

/** Null when it was paid or had ended before. */
export async function endLink(
  deps: SimulatorDeps,
  id: string,
  status: 'expired' | 'cancelled',
): Promise<SimulatedLink | null> {
  return transact(deps.db, (tx) => changeLink(tx, deps, id, status))
}

export async function payLink(deps: SimulatorDeps, id: string): Promise<SimulatedLink | null> {
  const link = await findSimulatedLink(deps, id)
  if (link?.status !== 'created') return null
  const upi = readInstrument({ method: 'upi', vpa: 'success@razorpay' })
  const paid = await simulatePayment(deps, link.orderId, upi)
  return paid?.status === 'captured' ? transact(deps.db, (tx) => changeLink(tx, deps, id, 'paid')) : null
}

async function changeLink(tx: Tx, deps: SimulatorDeps, id: string, status: 'paid' | 'expired' | 'cancelled') {
  const [link] = await tx
    .update(simulatorLinks)
    .set({ status })
    .where(and(eq(simulatorLinks.id, id), eq(simulatorLinks.status, 'created')))
    .returning()
  if (!link) return null
  // As the provider's own messages: the link names neither its payments nor its order, the payment stands beside it.
  const { order_id: _order, ...entity } = await linkJson(deps, link)
  const payload = { payment_link: { entity: { ...entity, payments: null } } }
  const [payment] = status === 'paid' ? await simulatedPaymentsOf(deps.db, link.orderId) : []
  const told = payment ? { ...payload, payment: { entity: paymentJson(payment) } } : payload
  await emitWebhooks(tx, deps, [{ event: `payment_link.${status}`, payload: told }])
  return link
}

async function linkJson({ db, config }: SimulatorDeps, link: SimulatedLink) {
  const payments = (await simulatedPaymentsOf(db, link.orderId)).filter(({ status }) => status === 'captured')
  return {
    id: link.id,
    accept_partial: false,
    amount: link.amount,
    amount_paid: link.status === 'paid' ? link.amount : 0,
    currency: 'INR',
    description: link.description,
    expire_by: Math.floor(link.expireBy.getTime() / 1000),
    order_id: link.orderId,
    payments: payments.map(({ id, amount, status, method }) => ({ payment_id: id, amount, status, method })),
    reference_id: link.referenceId,
    short_url: `${config.publicUrl}${LINK_PATH}/${link.id}`,
    status: link.status,
    created_at: Math.floor(link.createdAt.getTime() / 1000),
  }
}
