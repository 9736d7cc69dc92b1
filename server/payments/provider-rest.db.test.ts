import { expect, test } from 'vitest'
import { razorpayClient } from '#server/adapters/razorpay/razorpay-client.ts'
import { simulatorKeys } from '#server/adapters/razorpay/simulator/simulator-keys.ts'
import { addPerson, addProduct, orderBody } from '#server/testing/shop-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

const asked: string[] = []
const shop = await testShop({
  deps: {
    razorpay: razorpayClient({
      keys: simulatorKeys,
      transport: async ({ path }, signal) => {
        asked.push(path)
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('silence'))))
      },
      checkoutScript: '',
      isTest: true,
      timeoutMs: 100,
    }),
  },
})

test('when the provider hangs the second shopper is told at once, and when to try again; nothing is ordered or held', async () => {
  const product_id = await addProduct(shop.db, { stock: 3 })
  const buy = async () => {
    const buyer = await addPerson(shop.db)
    const payload = orderBody({ product_id, quantity: 1 })
    return shop.app.inject({ method: 'POST', url: '/api/razorpay/create-order', headers: buyer.headers, payload })
  }
  const first = await buy()
  expect(first.statusCode).toBeGreaterThanOrEqual(502)
  const calls = asked.length
  const second = await buy()
  expect([second.statusCode, second.json<{ code: string }>().code]).toEqual([503, 'provider_unavailable'])
  expect(Number(second.headers['retry-after'])).toBeGreaterThan(0)
  expect(second.json<{ message: string }>().message).toMatch(/try again in \d+ seconds?/)
  expect(asked.length).toBe(calls)
  const { rows } = await shop.pool.query(
    'select count(*)::int as orders, (select sum(stock_held)::int from products) as held from orders',
  )
  expect(rows).toEqual([{ orders: 0, held: 0 }])
})
