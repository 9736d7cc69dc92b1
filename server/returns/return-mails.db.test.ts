import { expect, test } from 'vitest'
import type { ReturnJson } from '#domain/api/returns.ts'
import { shop as company } from '#domain/company/shop.ts'
import { rupees } from '#domain/money/paise.ts'
import { payingShop } from '#server/payments/testing/paying-shop.ts'
import { addPerson, addProduct, anAddress } from '#server/testing/shop-fixtures.ts'

const shop = await payingShop()
const staff = await addPerson(shop.db, 'owner')
const patch = (path: string, payload: object) => shop.patch(`/api/backoffice/${path}`, staff.headers, payload)

async function askedReturn(options: { color?: string } = {}): Promise<ReturnJson> {
  const buyer = await addPerson(shop.db)
  const colours = options.color ? { Oatmeal: 3, [options.color]: 3 } : {}
  const product_id = await addProduct(shop.db, { stock: 5, price: rupees(10_000), colours })
  const opened = await shop.open(buyer, { product_id, quantity: 2, options })
  await shop.verify(buyer, await shop.pay(opened))
  const { id } = opened.order
  await patch(`orders/${id}/ship`, { carrier: 'Hill Carriers', tracking_number: 'HC1' })
  await patch(`orders/${id}/deliver`, {})
  const { items } = await shop.orderOf(buyer, id)
  const wish = { items: [{ order_item_id: items[0]?.id, quantity: 1 }], reason: 'changed_mind', detail: 'Too large' }
  const answer = await shop.post(`/api/orders/${id}/returns`, buyer.headers, wish)
  return answer.json<{ data: ReturnJson }>().data
}

const subjects = (number: string, to: string) =>
  shop.mails.filter((mail) => mail.to === to && mail.subject.includes(number)).map(({ subject }) => subject)
const mailAbout = (subject: string) => shop.mails.find((mail) => mail.subject === subject)

test('asking, approving and receiving a return each send one mail, and closing sends none', async () => {
  const { id, number, items } = await askedReturn()
  const pieces = items.map(({ order_item_id }) => ({ order_item_id, good: 1, damaged: 0 }))
  const steps = [
    () => patch(`returns/${id}`, { status: 'approved' }),
    () => patch(`returns/${id}/receive`, { pieces }),
    () => patch(`returns/${id}`, { status: 'closed' }),
  ]
  for (const step of steps) {
    expect((await step()).statusCode).toBe(200)
    expect((await step()).statusCode).toBe(409)
  }
  await shop.runJobs()
  // Several are on their way at once: which arrives first is nobody's promise.
  expect(subjects(number, anAddress.email).toSorted()).toEqual([
    `Return approved: ${number}`,
    `Return received: ${number}`,
    `Your return ${number}`,
  ])
  expect(mailAbout(`Return received: ${number}`)?.text).toContain('₹8,300')
  expect(mailAbout(`Return received: ${number}`)?.text).toContain('5-7 days for cards')
})

test('the mail of its refund names what came back', async () => {
  const { id, items, order_number } = await askedReturn({ color: 'Fern' })
  await patch(`returns/${id}`, { status: 'approved' })
  await patch(`returns/${id}/receive`, {
    pieces: items.map(({ order_item_id }) => ({ order_item_id, good: 1, damaged: 0 })),
  })
  await shop.runJobs()
  expect(mailAbout(`Refund of ₹8,300 for ${order_number}`)?.text).toMatch(
    /It is for 1 × [^;]*, Fern\.[^]*\(Fern\), SKU .* x 1/,
  )
})

test('a refused return says why', async () => {
  const { id, number } = await askedReturn()
  await patch(`returns/${id}`, { status: 'refused', staff_note: 'The legs were cut shorter.' })
  await shop.runJobs()
  expect(mailAbout(`Return not possible: ${number}`)?.text).toContain('The legs were cut shorter.')
})

test('the shop hears of a return, and answers to the customer', async () => {
  const { number } = await askedReturn()
  await shop.runJobs()
  const [mail, ...more] = shop.mails.filter(({ to, subject }) => to === company.email && subject.includes(number))
  expect(more).toEqual([])
  expect(mail?.replyTo).toBe(anAddress.email)
  expect(mail?.text).toContain('Too large')
})

test('buyer and shop read which colour comes back, with its SKU', async () => {
  const { number } = await askedReturn({ color: 'Moss' })
  await shop.runJobs()
  const mails = shop.mails.filter(({ subject }) => subject.includes(number))
  expect(mails).toHaveLength(2)
  for (const { text, html } of mails) {
    expect(text).toMatch(/1 × [^;]*, Moss of order/)
    expect(text).toMatch(/\(Moss\), SKU \S+-MOSS x 1/)
    expect(html).toMatch(/SKU: \S+-MOSS/)
  }
})
