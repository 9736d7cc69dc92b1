import autocannon from 'autocannon'
import Fastify, { type FastifyInstance } from 'fastify'
import { withGeneratedShop } from './generated-shop.ts'

/** `GET /api/products` from the database each time, against a bare server that sends the same bytes in the same run. */
const SECONDS = 3
/** By turns, and the middle one counts: a machine that others use too is not as quick in every minute. */
const ROUNDS = 5

type Round = { ours: number; floor: number; ratio: number }

async function perSecond(url: string): Promise<number> {
  const { requests, non2xx } = await autocannon({ url, duration: SECONDS, connections: 20 })
  if (non2xx > 0) throw new Error(`${url} answered ${non2xx} times without success`)
  return requests.average
}

async function bareServer(body: string): Promise<{ bare: FastifyInstance; url: string }> {
  const bare = Fastify()
  bare.get('/', (_request, reply) => reply.type('application/json').send(body))
  return { bare, url: await bare.listen({ host: '127.0.0.1', port: 0 }) }
}

async function compare(ourUrl: string, bareUrl: string): Promise<Round> {
  const rounds: Round[] = []
  await perSecond(bareUrl)
  await perSecond(ourUrl)
  for (let round = 0; round < ROUNDS; round += 1) {
    const floor = await perSecond(bareUrl)
    const ours = await perSecond(ourUrl)
    rounds.push({ ours, floor, ratio: ours / floor })
  }
  const middle = rounds.toSorted((a, b) => a.ratio - b.ratio)[Math.floor(ROUNDS / 2)]
  if (!middle) throw new Error('Nothing was measured')
  return middle
}

await withGeneratedShop(60, async (app) => {
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const paths = process.argv.slice(2)
  for (const path of paths.length > 0 ? paths : ['/api/products', '/api/products?search=sofa']) {
    const body = await (await fetch(url + path)).text()
    const { bare, url: bareUrl } = await bareServer(body)
    const { ours, floor, ratio } = await compare(url + path, bareUrl).finally(() => bare.close())
    console.log(
      `${path}: ${Math.round(ours)} requests/s, floor ${Math.round(floor)}, ratio ${ratio.toFixed(3)}, ${body.length} bytes`,
    )
  }
})
