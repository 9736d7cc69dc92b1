import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import type { SaleInput, SaleJson } from '#domain/api/counter.ts'
import { err } from '#domain/result.ts'
import { endLink, payLink } from '#server/adapters/razorpay/simulator/simulated-links.ts'
import { orders } from '#server/db/schema/orders.ts'
import { paymentLinks } from '#server/db/schema/payment-links.ts'
import { payingShop } from '#server/payments/testing/paying-shop.ts'
import { addPerson, addProduct } from '#server/testing/shop-fixtures.ts'

const shop = await payingShop()
const { db } = shop
const { razorpay } = shop.deps
const staff = await addPerson(db, 'staff')
const billing_address = { name: 'Pemba Lama', phone: '98320 55555' }

/** One press, which can be told again. */
let keys = 0
function pressFor(product_id: number, more: Partial<SaleInput> = {}) {
  const headers = { ...staff.headers, 'idempotency-key': `link-key-${(keys += 1)}` }
  const payment = { by: 'link', hours: 1 } as const
  const sale = { items: [{ product_id, quantity: 1 }], handover: 'pick_up', billing_address, payment, ...more }
  return () => shop.post('/api/backoffice/orders', headers, sale)
}
type Answer = Awaited<ReturnType<ReturnType<typeof pressFor>>>
const saleIn = (answer: Answer) => answer.json<{ data: SaleJson }>().data
const linkOf = async (id: number) => (await db.select().from(paymentLinks).where(eq(paymentLinks.orderId, id)))[0]
const pay = (linkId: string) => payLink(shop.deps, linkId)

describe('one press hears nothing of the provider', () => {
  const { createLink, findLink } = razorpay
  afterEach(() => void Object.assign(razorpay, { createLink, findLink }))
  const silence = async () => err({ kind: 'unavailable', status: null, description: 'no answer' } as const)

  test('the sale stays when a second press has given its link out meanwhile', async () => {
    const press = pressFor(await addProduct(db, { stock: 2 }))
    let given: SaleJson | undefined
    razorpay.createLink = async () => {
      razorpay.createLink = createLink
      given = saleIn(await press())
      return silence()
    }
    razorpay.findLink = silence
    const first = await press()
    const id = given?.id ?? 0
    await pay((await linkOf(id))?.providerLinkId ?? '')
    await shop.deliverWebhooks()
    expect(await db.select().from(orders).where(eq(orders.id, id))).toMatchObject([{ paymentStatus: 'paid' }])
    expect(first.statusCode, first.body).toBe(200)
    expect(saleIn(first).link?.url).toBe(given?.link?.url)
  })

  test('a second press does not take back what the first one sold', async () => {
    const press = pressFor(await addProduct(db, { stock: 2 }))
    razorpay.findLink = silence
    razorpay.createLink = async (wanted) => {
      razorpay.createLink = silence
      expect((await press()).json()).toMatchObject({ code: 'provider_unavailable' })
      return createLink(wanted)
    }
    const first = await press()
    expect(first.statusCode, first.body).toBe(200)
    expect(saleIn(first).link?.url).toContain('plink_')
  })

  test('a link whose sale was taken back is told to nobody', async () => {
    const product = await addProduct(db, { stock: 2 })
    const press = pressFor(product)
    razorpay.findLink = silence
    const made = Promise.withResolvers<void>()
    const takenBack = Promise.withResolvers<void>()
    let second: Promise<Answer> | undefined
    razorpay.createLink = async () => {
      razorpay.createLink = async (wanted) => {
        const link = await createLink(wanted)
        made.resolve()
        await takenBack.promise
        return link
      }
      second = press()
      await made.promise
      return silence()
    }
    expect((await press()).json()).toMatchObject({ code: 'provider_unavailable' })
    takenBack.resolve()
    expect((await second)?.json()).toMatchObject({ code: 'provider_unavailable' })
    expect(await shop.stockOf(product)).toEqual({ onHand: 2, held: 0 })
  })
})

test('told again of a sale that is paid, in part or whole, or over by now, a press opens no second link', async () => {
  const toldAgain = async (after: (linkId: string) => Promise<unknown>, more: Partial<SaleInput> = {}) => {
    const press = pressFor(await addProduct(db, { stock: 2 }), more)
    const { id } = saleIn(await press())
    await after((await linkOf(id))?.providerLinkId ?? '')
    await shop.deliverWebhooks()
    const again = await press()
    expect(again.statusCode, again.body).toBe(200)
    expect(await db.$count(paymentLinks, eq(paymentLinks.orderId, id))).toBe(1)
    return saleIn(again)
  }
  expect(await toldAgain(pay)).toMatchObject({ payment_status: 'paid', link: { status: 'paid' } })
  expect(await toldAgain(pay, { advance: 1000 })).toMatchObject({ paid_amount: 1000, link: { status: 'paid' } })
  expect(await toldAgain((id) => endLink(shop.deps, id, 'expired'))).toMatchObject({ status: 'cancelled' })
})
