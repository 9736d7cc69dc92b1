import autocannon from 'autocannon'
import { randomInt, randomUUID } from 'node:crypto'

/**
 * What orders cost the visitors: 16 of them on the shop's pages, quiet and with orders being placed and cancelled beside them.
 * Start a demo shop with TRUST_PROXY=127.0.0.1 (so that each shopper has an address), then
 * `node bench/pages/under-orders.ts http://127.0.0.1:3000`.
 */
const [shop = 'http://127.0.0.1:3000'] = process.argv.slice(2)
const SECONDS = 10
const SHOPPERS = 10
const ORDERS_PER_SECOND = [0, 1, 5, 0]
const LAST_PIECES_EVERY = 10
/** Under five orders a second, on a quiet machine; it ends with 1 below that. */
const LEAST_SHARE = 0.7
const MOST_P99_MS = 50

type Product = { id: number; slug: string; stock_quantity: number; colors: string[] }
type Wish = { product: Product; quantity: number }
type Shopper = { headers: Record<string, string> }

const from = () => ({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` })

async function call<T>(method: string, path: string, headers: Record<string, string>, body?: unknown): Promise<T> {
  const answer = await fetch(`${shop}${path}`, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    body: body === undefined ? null : JSON.stringify(body),
  })
  const { data, message } = (await answer.json()) as { data: T; message?: string }
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${message ?? ''}`)
  return data
}

async function arrive(): Promise<Shopper> {
  const password = 'correct horse'
  const person = {
    name: 'Asha Rai',
    email: `asha-${randomUUID()}@example.com`,
    password,
    password_confirmation: password,
  }
  const headers = from()
  const { token } = await call<{ token: string }>('POST', '/api/register', headers, person)
  return { headers: { ...headers, authorization: `Bearer ${token}` } }
}

const ADDRESS = {
  name: 'Asha Rai',
  email: 'asha@example.com',
  phone: '9876543210',
  address: '12 Hill Cart Road',
  city: 'Siliguri',
  state: 'West Bengal',
  postal_code: '734001',
}

/** Placed and taken back, so that the stock is the same at the end of the measurement. */
async function orderAndCancel({ headers }: Shopper, { product, quantity }: Wish): Promise<void> {
  const body = { items: [{ product_id: product.id, quantity, options: {} }], billing_address: ADDRESS }
  const order = await call<{ id: number }>('POST', '/api/orders', { ...headers, 'idempotency-key': randomUUID() }, body)
  await call('PATCH', `/api/orders/${order.id}/cancel`, headers)
}

const { data: products } = await call<{ data: Product[] }>('GET', '/api/products?per_page=100', {})
const plenty = products.filter(({ stock_quantity }) => stock_quantity > 8)
const few = products.filter(
  ({ stock_quantity, colors }) => stock_quantity > 0 && stock_quantity <= 5 && colors.length < 2,
)
if (plenty.length === 0 || few.length === 0) throw new Error('The shop has not enough pieces, or too many of each')

/** Every tenth takes all that is left of something, and so drops the pages that say it is there. */
function wishOf(order: number): Wish {
  const product = of(order % LAST_PIECES_EVERY === 0 ? few : plenty, order)
  return { product, quantity: few.includes(product) ? product.stock_quantity : 1 }
}
const of = <T>(all: readonly T[], at: number) => all[at % all.length] as T

const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, arrive))
const pages = ['/', '/products', '/projects', '/blog', '/about', ...products.map(({ slug }) => `/product/${slug}`)]

type Visit = { pages: number; p99: number }

async function visit(perSecond: number): Promise<Visit> {
  let placed = 0
  const failed: unknown[] = []
  const ordering = setInterval(
    () => {
      orderAndCancel(of(shoppers, placed), wishOf(placed)).catch((error: unknown) => failed.push(error))
      placed += 1
    },
    1000 / (perSecond || 1),
  )
  if (perSecond === 0) clearInterval(ordering)
  const { requests, latency } = await autocannon({
    url: shop,
    connections: 16,
    duration: SECONDS,
    requests: pages.map((path) => ({ path, headers: { 'accept-encoding': 'br' } })),
  })
  clearInterval(ordering)
  console.log(
    `${perSecond} orders/s: ${Math.round(requests.average)} pages/s on ${pages.length} pages, p99 ${latency.p99} ms, ${placed} orders, ${failed.length} refused`,
  )
  if (failed.length > 0) console.log(failed[0])
  return { pages: requests.average, p99: latency.p99 }
}

for (const path of pages) await (await fetch(shop + path)).arrayBuffer()
const visits: Visit[] = []
for (const perSecond of ORDERS_PER_SECOND) visits.push(await visit(perSecond))
const [first, , busy, last] = visits
if (!first || !busy || !last) throw new Error('Nothing was measured')
const share = busy.pages / ((first.pages + last.pages) / 2)
console.log(`with five orders a second: ${share.toFixed(2)} of the quiet shop`)
process.exitCode = share >= LEAST_SHARE && busy.p99 <= MOST_P99_MS ? 0 : 1
