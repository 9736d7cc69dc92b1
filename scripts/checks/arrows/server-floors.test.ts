import { expect, test } from 'vitest'
import { folderArrows, runningUp } from './server-floors.ts'

const imported = (from: string, to: string) => ({ from: `server/${from}`, to: `server/${to}`, typeOnly: false })
const up = (...imports: ReturnType<typeof imported>[]) =>
  runningUp(folderArrows(imports)).map(({ from, to }) => `${from} > ${to}`)

test('what everybody needs does not lean on who needs it', () => {
  expect(up(imported('http/access.ts', 'accounts/find-session.ts'))).toEqual(['http > accounts'])
  expect(up(imported('accounts/log-in.ts', 'http/reply.ts'), imported('app.ts', 'orders/orders.routes.ts'))).toEqual([])
})

test('of two slices that lean on each other the thinner arrow runs back', () => {
  const orders = imported('orders/ask-for-review.ts', 'returns/has-return.ts')
  const returns = ['a', 'b'].map((file) => imported(`returns/${file}.ts`, 'orders/find-order.ts'))
  expect(up(orders, ...returns)).toEqual(['orders > returns'])
})

test('tests may lean on everything, and a folder on itself', () => {
  expect(up(imported('db/connect.db.test.ts', 'app.ts'), imported('db/connect.ts', 'db/transaction.ts'))).toEqual([])
})
