import { deliverWebhookJob } from '#server/adapters/razorpay/simulator/simulated-webhooks.ts'
import type { ShownSettings } from '#domain/api/settings.ts'
import { caller, personWithRole } from '#server/accounts/testing/people.ts'
import { buyerMoves, deliverByHand } from '#server/payments/testing/buyer-moves.ts'
import { addPerson, addProduct } from '#server/testing/shop-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

type Buyer = Awaited<ReturnType<typeof addPerson>>

/** A shop in which the owner sits at the settings and people order meanwhile. */
export async function settingsDesk() {
  const shop = await testShop({ now: new Date('2026-11-16T06:00:00Z') })
  deliverByHand(shop.deps, deliverWebhookJob.name)
  const call = caller(shop.app)
  const moves = buyerMoves(shop)
  const owner = await personWithRole(shop, 'owner@example.com', 'owner')

  const read = async () => (await call('GET', '/api/backoffice/settings', undefined, owner)).body.data as ShownSettings

  /** `seen`: the version that they had before them, if it is not the newest. */
  async function save(section: keyof ShownSettings, change: object, seen?: number) {
    const { value, version } = (await read())[section]
    const body = { version: seen ?? version, value: { ...value, ...change } }
    return call('PUT', `/api/backoffice/settings/${section}`, body, owner)
  }

  const open = async (buyer: Buyer) => moves.open(buyer, { product_id: await addProduct(shop.db), quantity: 1 })

  /** Two orders of somebody, the first one paid, and the last day promised for each. */
  async function paidAndUnpaid() {
    const buyer = await addPerson(shop.db)
    const [paid, unpaid] = [await open(buyer), await open(buyer)]
    await moves.verify(buyer, await moves.pay(paid))
    const dateOf = async (id: number) => (await moves.orderOf(buyer, id)).promised_to ?? ''
    return { buyer, dateOf, dates: async () => [await dateOf(paid.order.id), await dateOf(unpaid.order.id)] as const }
  }

  return { ...shop, shop, moves, call, owner, read, save, open, paidAndUnpaid }
}
