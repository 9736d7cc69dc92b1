import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { openPool } from '#server/db/connect.ts'
import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { addPerson, addProduct, orderBody } from '#server/testing/shop-fixtures.ts'
import { openGround } from '../storm/ground.ts'

const ORDERS = 300
const WARM_UP = 400
const BUYERS = 400
const quiet = () => undefined

/** Orders placed one after the other over HTTP, on a database that keeps what it says (fsync on). */
const dataDir = await mkdtemp(path.join(tmpdir(), 'saalghar-orders-'))
const embedded = await startEmbedded({ dataDir, log: quiet })
const pool = openPool(embedded.connection, quiet)
await migrate(pool, { log: quiet })
await pool.end()
const ground = await openGround(embedded.connection)
try {
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
  process.exitCode = statements <= 16 && perSecond >= 60 ? 0 : 1
} finally {
  await ground.close()
  await embedded.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const original = pg.Client.prototype.query
  let count = 0
  pg.Client.prototype.query = function counted(this: unknown, ...args: unknown[]) {
    count += 1
    return Reflect.apply(original, this, args)
  } as typeof original
  await work()
  pg.Client.prototype.query = original
  return count
}
