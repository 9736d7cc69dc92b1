import { randomUUID } from 'node:crypto'
import { addPerson, orderBody } from '#server/testing/shop-fixtures.ts'
import type { Ground } from '../storm/ground.ts'

type Waits = readonly number[]
export type Shopper = { stop: () => Promise<Waits> }

/** Does the same again and again, with a short rest between, and tells how long each time took. */
function again(everyMs: number, once: (round: number) => Promise<unknown>): Shopper {
  const waits: number[] = []
  const going = { isOver: false }
  const walk = (async () => {
    for (let round = 0; !going.isOver; round += 1) {
      const began = performance.now()
      await once(round)
      waits.push(performance.now() - began)
      await new Promise((resolve) => setTimeout(resolve, everyMs))
    }
  })()
  const stop = async () => {
    going.isOver = true
    await walk
    return waits.toSorted((one, other) => one - other)
  }
  return { stop }
}

/** Somebody who turns the pages of the listing. */
export async function lookAround({ app }: Ground): Promise<Shopper> {
  return again(50, async (round) => {
    const answer = await app.inject({ url: `/api/products?per_page=12&page=${1 + (round % 3)}` })
    if (answer.statusCode !== 200) console.log(`  the shop answered ${answer.statusCode}`)
  })
}

/** Somebody who orders pieces that are in the sheet: the last of them first, because they are locked the longest. */
export async function orderAlong({ app, db, pool }: Ground): Promise<Shopper> {
  const { headers } = await addPerson(db)
  const { rows } = await pool.query<{ id: number }>(
    `select id from products where is_active and stock_on_hand - stock_held > 1 order by sku like 'BULK-%' desc, random() limit 2000`,
  )
  return again(100, async (round) => {
    const payload = orderBody({ product_id: rows[round % rows.length]?.id ?? 0, quantity: 1 })
    const key = { 'idempotency-key': randomUUID() }
    const answer = await app.inject({ method: 'POST', url: '/api/orders', headers: { ...headers, ...key }, payload })
    if (answer.statusCode >= 500) console.log(`  an order was answered ${answer.statusCode}: ${answer.body}`)
  })
}

/** So long waited all but the slowest: of 0.95, five of a hundred waited longer. */
export const slowest = (waits: Waits = [], share = 1): number => waits[Math.floor((waits.length - 1) * share)] ?? 0

export function inWords(waits: Waits = []): string {
  const at = (share: number) => slowest(waits, share).toFixed(0)
  return `${waits.length}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, max ${at(1)} ms`
}
