import { countStatements } from '#server/db/testing/count-statements.ts'
import { addPerson, addProduct, orderBody } from '#server/testing/shop-fixtures.ts'
import { openGround } from '../storm/ground.ts'
import { withDatabase } from '../with-database.ts'

const [ORDERS = 300] = process.argv.slice(2).map(Number)
/** In small it only has to run, in its number of statements. */
const JUDGED_FROM = 100
const WARM_UP = Math.min(400, ORDERS * 2)
const BUYERS = Math.min(400, ORDERS * 2)

/** Orders placed one after the other over HTTP, on a database that keeps what it says (fsync on). */
await withDatabase(async ({ connection }) => {
  const ground = await openGround(connection)
  const origin = await ground.app.listen({ host: '127.0.0.1', port: 0 })
  // Nobody may hold more than a few unpaid orders at a time.
  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => addPerson(ground.db)))
  const product_id = await addProduct(ground.db, { stock: 10_000 })
  const place = async (key: number) => {
    const answer = await fetch(`${origin}/api/orders`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': `bench-order-${key}`,
        ...buyers[key % BUYERS]?.headers,
      },
      body: JSON.stringify(orderBody({ product_id, quantity: 1 })),
    })
    if (answer.status !== 201) throw new Error(`An order was refused: ${answer.status}`)
    await answer.arrayBuffer()
  }
  for (let index = 0; index < WARM_UP; index += 1) await place(index)
  const statements = await countStatements(() => place(WARM_UP))
  const started = performance.now()
  const before = process.cpuUsage()
  for (let index = 1; index <= ORDERS; index += 1) await place(WARM_UP + index)
  const perSecond = (ORDERS * 1000) / (performance.now() - started)
  const { user, system } = process.cpuUsage(before)
  const cpuMs = (user + system) / 1000 / ORDERS
  // On a busy machine the CPU time says more than the clock; shopper and shop share this process.
  console.log(
    `${perSecond.toFixed(0)} orders/s one after the other, ${cpuMs.toFixed(1)} CPU-ms, ${statements} statements and 1 request each`,
  )
  const isSlow = ORDERS >= JUDGED_FROM && perSecond < 60
  process.exitCode = statements <= 16 && !isSlow ? 0 : 1
  await ground.close()
})
