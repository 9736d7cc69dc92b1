import { addPerson, addProduct } from '#server/testing/shop-fixtures.ts'
import type { WebhookRow } from '#server/adapters/razorpay/simulator/simulated-webhooks.ts'
import { undeliveredWebhooks } from '#server/adapters/razorpay/simulator/testing/undelivered-webhooks.ts'
import type { Ground } from './ground.ts'
import { expected, sentences, shuffled, type StormReport } from './report.ts'

type Receive = (webhook: WebhookRow) => Promise<number>

/** Messages of the provider: each several times, in any order, with forgeries between them, and all once more afterwards. */
export async function webhookStorm(ground: Ground, messages: number, isNaive = false): Promise<StormReport> {
  const perOrder = 3
  const copies = 4
  const orders = Math.ceil(messages / (perOrder * copies))
  const stock = orders * 2
  const productId = await addProduct(ground.db, { stock })
  for (let index = 0; index < orders; index += 1) {
    const buyer = await addPerson(ground.db)
    const opened = await ground.open(buyer, { product_id: productId, quantity: 1 })
    if (index % 5 === 0) await ground.payAtProvider(opened, 'fails')
    await ground.pay(opened)
  }
  const real = await undeliveredWebhooks(ground.db)
  const forged = real.map((webhook) => ({
    ...webhook,
    id: `${webhook.id}F`,
    body: webhook.body.replace('"amount":', '"amount": '),
    isForged: true,
  }))
  const posts = shuffled([...real, ...real, ...real, ...forged])
  const receive: Receive = isNaive
    ? naively(ground, productId)
    : async (webhook) => (await ground.postWebhook(webhook)).statusCode
  const accepted = await postAll(posts, receive, (webhook) => 'isForged' in webhook)
  await ground.runJobs()
  await postAll(shuffled(real), receive, () => false)
  await ground.runJobs()

  const paid = await count(
    ground,
    `select count(*) n from orders o join order_items i on i.order_id = o.id where i.product_id = ${productId} and o.status = 'processing'`,
  )
  return {
    storm: 'webhooks',
    facts: [
      `${posts.length + real.length} messages about ${orders} orders; ${accepted.forged} of ${forged.length} forgeries accepted`,
    ],
    violations: [
      ...expected('forgeries accepted', accepted.forged, 0),
      ...expected('orders paid', paid, orders),
      ...expected(
        'pieces left',
        await count(ground, `select stock_on_hand n from products where id = ${productId}`),
        stock - orders,
      ),
      ...sentences(await ground.violations()),
    ],
  }
}

async function postAll(posts: readonly WebhookRow[], receive: Receive, isForged: (webhook: WebhookRow) => boolean) {
  let forged = 0
  for (let at = 0; at < posts.length; at += 20)
    await Promise.all(
      posts.slice(at, at + 20).map(async (webhook) => {
        const status = await receive(webhook)
        if (isForged(webhook) && status < 300) forged += 1
      }),
    )
  return { forged }
}

async function count({ pool }: Ground, sql: string): Promise<number> {
  const { rows } = await pool.query<{ n: string }>(sql)
  return Number(rows[0]?.n)
}

/** The negative control: believes every message, every time it comes. */
function naively({ pool }: Ground, productId: number): Receive {
  return async ({ body }) => {
    if (!body.includes('"payment.captured"')) return 200
    const orderId = /"order_id":"(order_\w+)"/.exec(body)?.[1]
    await pool.query(
      `update orders set status = 'processing', payment_status = 'paid', paid_at = now()
       where id = (select order_id from provider_orders where provider_order_id = $1)`,
      [orderId],
    )
    await pool.query(
      'update products set stock_on_hand = stock_on_hand - 1, stock_held = greatest(stock_held - 1, 0) where id = $1 and stock_on_hand > 0 and stock_held > 0',
      [productId],
    )
    return 200
  }
}
