import autocannon from 'autocannon'
import Fastify from 'fastify'

/**
 * How close kept pages come to the floor: a bare Fastify that sends the same bytes, in the same run on the same machine.
 * Usage: start the shop, then `node bench/pages/throughput.ts http://127.0.0.1:3000`.
 */
const shop = process.argv[2] ?? 'http://127.0.0.1:3000'
const paths = process.argv.slice(3)
const SECONDS = 8

async function perSecond(url: string): Promise<number> {
  const headers = { 'accept-encoding': 'br' }
  await autocannon({ url, headers, duration: 2, connections: 20 })
  const { requests, non2xx } = await autocannon({ url, headers, duration: SECONDS, connections: 20 })
  if (non2xx > 0) throw new Error(`${url} answered ${non2xx} times without success`)
  return requests.average
}

async function withFloor<T>(body: Buffer, use: (url: string) => Promise<T>): Promise<T> {
  const bare = Fastify()
  bare.get('/', (_request, reply) => reply.type('text/html').header('content-encoding', 'br').send(body))
  const url = await bare.listen({ host: '127.0.0.1', port: 0 })
  return use(url).finally(() => bare.close())
}

for (const path of paths.length > 0 ? paths : ['/', '/products', '/product/terai-coffee-table']) {
  const answer = await fetch(shop + path, { headers: { 'accept-encoding': 'br' } })
  const body = Buffer.alloc(Number(answer.headers.get('content-length')) || 10_000, 'x')
  const floor = await withFloor(body, perSecond)
  const ours = await perSecond(shop + path)
  console.log(`${path}: ${Math.round(ours)} requests/s, floor ${Math.round(floor)}, ratio ${(ours / floor).toFixed(2)}`)
}
