import { expect, test } from 'vitest'
import type { OpenedPayment } from '#domain/api/payments.ts'
import { payingShop } from '#server/payments/testing/paying-shop.ts'
import { addPerson, addProduct, anAddress, orderBody } from '#server/testing/shop-fixtures.ts'

const shop = await payingShop()
const { app, db } = shop
const staff = await addPerson(db, 'staff')
/** About a second here; a machine that is busy or five times slower is not wrong. */
const MOST_MS = 15_000

async function paidOrder(name = 'Asha Rai'): Promise<number> {
  const buyer = await addPerson(db)
  const lines = [{ product_id: await addProduct(db), quantity: 2 }]
  const body = { ...orderBody(...lines), billing_address: { ...anAddress, name }, notes: 'Please ring twice' }
  const opened = (await shop.post('/api/razorpay/create-order', buyer.headers, body)).json<{ data: OpenedPayment }>()
    .data
  await shop.verify(buyer, await shop.pay(opened))
  return opened.order.id
}

const print = (query: string) => app.inject({ url: `/api/backoffice/orders/print?${query}`, headers: staff.headers })
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length

test('fifty invoices, slips and labels each come as one file, at once', async () => {
  const ids: number[] = []
  for (let count = 0; count < 50; count += 1) ids.push(await paidOrder(count % 2 ? 'অঞ্জলি রাই' : undefined))
  const sheets = { invoices: 50, slips: 50, labels: 13 }
  for (const [what, pages] of Object.entries(sheets)) {
    const begun = performance.now()
    const answer = await print(`ids=${ids.join(',')}&what=${what}`)
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(pagesOf(answer.rawPayload), what).toBe(pages)
    expect(performance.now() - begun, what).toBeLessThan(MOST_MS)
  }
})

test('what cannot be printed is said in words', async () => {
  expect((await print('ids=999999&what=slips')).json()).toMatchObject({ code: 'not_found' })
  expect((await print('ids=1,x&what=slips')).statusCode).toBe(422)
  expect((await print('ids=1&what=money')).statusCode).toBe(422)
  const many = Array.from({ length: 101 }, (_, index) => index + 1).join(',')
  expect((await print(`ids=${many}&what=slips`)).json()).toMatchObject({ errors: { ids: ['At most 100 at once'] } })
})
