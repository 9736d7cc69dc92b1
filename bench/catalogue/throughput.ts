import autocannon from 'autocannon'
import Fastify from 'fastify'
import { withGeneratedShop } from './generated-shop.ts'

/** `GET /api/products` from the database each time, against a bare server that sends the same bytes in the same run. */
const SECONDS = 8

async function perSecond(url: string): Promise<number> {
  await autocannon({ url, duration: 2, connections: 20 })
  const { requests, non2xx } = await autocannon({ url, duration: SECONDS, connections: 20 })
  if (non2xx > 0) throw new Error(`${url} answered ${non2xx} times without success`)
  return requests.average
}

async function floorOf(body: string): Promise<number> {
  const bare = Fastify()
  bare.get('/', (_request, reply) => reply.type('application/json').send(body))
  const url = await bare.listen({ host: '127.0.0.1', port: 0 })
  return perSecond(url).finally(() => bare.close())
}

await withGeneratedShop(60, async (app) => {
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const paths = process.argv.slice(2)
  for (const path of paths.length > 0 ? paths : ['/api/products', '/api/products?search=sofa']) {
    const body = await (await fetch(url + path)).text()
    const floor = await floorOf(body)
    const ours = await perSecond(url + path)
    console.log(
      `${path}: ${Math.round(ours)} requests/s, floor ${Math.round(floor)}, ratio ${(ours / floor).toFixed(3)}, ${body.length} bytes`,
    )
  }
})
