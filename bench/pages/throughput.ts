import autocannon from 'autocannon'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/**
 * How close kept pages come to the floor: a bare Fastify that sends the same bytes, measured in turns with the shop
 * so that both see the same machine. Start the shop, then `node bench/pages/throughput.ts http://127.0.0.1:3000`.
 */
const [shop = 'http://127.0.0.1:3000', ...given] = process.argv.slice(2)
const paths = given.length > 0 ? given : ['/', '/products', '/product/terai-coffee-table']
const SECONDS = 4
const ROUNDS = 3

async function perSecond(url: string): Promise<number> {
  const { requests, non2xx } = await autocannon({
    url,
    headers: { 'accept-encoding': 'br' },
    duration: SECONDS,
    connections: 20,
  })
  if (non2xx > 0) throw new Error(`${url} answered ${non2xx} times without success`)
  return requests.average
}

async function compare(page: string): Promise<void> {
  const floor = spawn(process.execPath, [path.join(import.meta.dirname, 'floor.ts'), page], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [line] = (await once(floor.stdout, 'data')) as [Buffer]
  const ratios: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const [theirs, ours] = [await perSecond(line.toString().trim()), await perSecond(page)]
    ratios.push(ours / theirs)
    console.log(
      `${page}: ${Math.round(ours)} requests/s, floor ${Math.round(theirs)}, ratio ${(ours / theirs).toFixed(2)}`,
    )
  }
  console.log(`${page}: median ratio ${ratios.toSorted((a, b) => a - b)[1]?.toFixed(2)}`)
  floor.stdin.end()
}

for (const route of paths) await compare(shop + route)
