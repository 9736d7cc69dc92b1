import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { OrderJson, OrderPageJson } from '#domain/api/orders.ts'
import { products } from '#server/db/schema/catalog.ts'
import { addPerson, addProduct, orderBody } from '#server/testing/shop-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

const { app, db } = await testShop()
const buyer = await addPerson(db)
const numbers: string[] = []

async function order(name: string, person = buyer): Promise<OrderJson> {
  const product_id = await addProduct(db)
  await db.update(products).set({ name }).where(eq(products.id, product_id))
  const payload = orderBody({ product_id, quantity: 1 })
  const answer = await app.inject({ method: 'POST', url: '/api/orders', headers: person.headers, payload })
  return answer.json<{ data: OrderJson }>().data
}

type Listed = { success: boolean; data: OrderJson[]; page?: OrderPageJson }
const list = async (query = '') =>
  (await app.inject({ url: `/api/orders${query}`, headers: buyer.headers })).json<Listed>()
const found = async (query: string) => (await list(query)).data.map(({ order_number }) => order_number)

for (const name of ['Terai Table', 'Mirik 100% Wool Rug', 'Mirik Lamp', 'Teesta Sofa', 'Rangeet Bench'])
  numbers.unshift((await order(name)).order_number)
const stranger = await order('Mirik Lamp', await addPerson(db))

test('asked as the first clients ask, every order comes in one list', async () => {
  const answer = await list()
  expect(answer.success).toBe(true)
  expect(answer.page).toBeUndefined()
  expect(answer.data.map(({ order_number }) => order_number)).toEqual(numbers)
})

test('page by page the same orders come, none twice and none left out', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => list(`?page=${page}&per_page=2`)))
  expect(pages.flatMap(({ data }) => data.map(({ order_number }) => order_number))).toEqual(numbers)
  expect(pages[1]?.page).toEqual({ current_page: 2, last_page: 3, per_page: 2, total: 5 })
  expect((await list('?page=9&per_page=2')).data).toEqual([])
})

test('search looks through all of one’s own orders, by number and by piece, whatever the case', async () => {
  expect(await found('?search=mirik&page=1&per_page=1')).toEqual([numbers[2]])
  expect((await list('?search=MIRIK&page=1')).page?.total).toBe(2)
  expect(await found(`?search=${numbers[4]?.toLowerCase()}`)).toEqual([numbers[4]])
  expect(await found(`?search=${stranger.order_number}`)).toEqual([])
})

test('what is typed is looked for as it stands', async () => {
  expect(await found(`?search=${encodeURIComponent('100% w')}`)).toEqual([numbers[3]])
  expect(await found(`?search=${encodeURIComponent('%')}`)).toEqual([numbers[3]])
  expect(await found(`?search=_____`)).toEqual([])
})

test('a page that is none is refused in words', async () => {
  const answer = await list('?page=0&per_page=1000')
  expect(answer).toMatchObject({
    success: false,
    errors: {
      page: ['Page must be a whole number above zero'],
      per_page: ['Between 1 and 100 orders fit on a page'],
    },
  })
})

test('status narrows before the pages are counted', async () => {
  expect((await list('?status=delivered&page=1')).page).toMatchObject({ total: 0, last_page: 1 })
  expect((await list('?status=pending&page=1')).page?.total).toBe(5)
})
