import { setTimeout as sleep } from 'node:timers/promises'
import type { OpenedPayment } from '#domain/api/payments.ts'
import { simulatorKeys } from '#server/adapters/razorpay/simulator/simulator-keys.ts'
import { orderBody, type TestPerson } from '#server/testing/shop-fixtures.ts'

type Envelope<T> = { success: boolean; data: T }

/** `fetch`, or something that asks like it. */
export type Ask = (
  address: string,
  init: { method: string; headers: Record<string, string>; body: string; signal?: AbortSignal },
) => Promise<{ status: number; said?: string; json(): Promise<unknown> }>

const AT_ONCE = 12

/**
 * Shoppers on the network who go on buying until told to stop, and write down every order they were told of. Who leaves an order
 * unpaid lets somebody else go on: nobody may keep many pieces unpaid. `breathMs`: how long each rests after a purchase.
 */
export function startShoppers(
  shop: string | { origin: string; ask?: Ask; breathMs?: number },
  people: readonly TestPerson[],
  productIds: readonly number[],
  acknowledged: string[],
  couponCode: string,
) {
  const { origin, ask = fetch, breathMs = 0 } = typeof shop === 'string' ? { origin: shop } : shop
  const stopping = { now: false }
  const running = Array.from({ length: AT_ONCE }, (_, seed) => shopOn(seed))

  async function shopOn(seed: number) {
    for (let turn = seed; !stopping.now; turn += 1) {
      const person = people[(seed * 31 + turn * AT_ONCE) % people.length] as TestPerson
      // A shop that was just killed does not answer; the shopper tries again elsewhere.
      await buyOnce(person, productIds[turn % productIds.length] ?? 0, turn).catch(() => sleep(20))
      await sleep(breathMs)
    }
  }

  async function buyOnce(person: TestPerson, product_id: number, turn: number) {
    const opened = await send<OpenedPayment>(person, 'POST', '/api/razorpay/create-order', {
      ...orderBody({ product_id, quantity: 1 }),
      ...(turn % 4 === 0 ? { coupon_code: couponCode } : {}),
    })
    acknowledged.push(opened.order.order_number)
    if (turn % 7 === 0) return
    const paid = await ask(`${origin}/simulator/razorpay/checkout/payments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        key: simulatorKeys.keyId,
        order_id: opened.razorpay_order_id,
        method: 'upi',
        vpa: 'success@razorpay',
      }),
    })
    const { status: _status, ...claim } = (await paid.json()) as Record<string, string>
    if (turn % 3 !== 0) await send(person, 'POST', '/api/razorpay/verify-payment', claim)
    if (turn % 5 === 0) await send(person, 'PATCH', `/api/orders/${opened.order.id}/cancel`, {})
  }

  async function send<T>(person: TestPerson, method: string, url: string, body: object): Promise<T> {
    return dataOf<T>(
      await ask(origin + url, {
        method,
        headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(person), ...person.headers },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(20_000),
      }),
    )
  }

  return {
    stop: async () => {
      stopping.now = true
      await Promise.allSettled(running)
    },
  }
}

/** Orders are limited by address: from one alone the shop would soon take no more. It must trust whoever forwards. */
const addressOf = ({ id }: TestPerson) => `10.0.${(id >> 8) & 255}.${id & 255}`

async function dataOf<T>(answer: Awaited<ReturnType<Ask>>): Promise<T> {
  const envelope = (await answer.json()) as Envelope<T>
  if (!envelope.success) throw new Error(`${answer.status}`)
  return envelope.data
}

const LONGEST_WAIT_MS = 60_000

/** Any moment of a checkout, on any machine: after so many more orders, and then a little. */
export async function amidOrders(acknowledged: readonly string[]): Promise<void> {
  const enough = acknowledged.length + 2 + Math.floor(Math.random() * 20)
  const until = Date.now() + LONGEST_WAIT_MS
  while (acknowledged.length < enough && Date.now() < until) await sleep(5)
  await sleep(Math.random() * 60)
}
