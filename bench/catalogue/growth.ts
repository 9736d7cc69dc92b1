import type { FastifyInstance } from 'fastify'
import { withGeneratedShop } from './generated-shop.ts'

/**
 * How much slower the catalogue is with 100,000 products than with 1,000: `npm run bench:catalogue`, or
 * `node bench/catalogue/growth.ts 1000 20000` for other sizes.
 */
const [small = 1_000, large = 100_000] = process.argv.slice(2).map(Number)
const ROUNDS = 40

const requests: Record<string, string[]> = {
  listing: [
    '',
    '?page=3',
    '?sort_by=price&sort_order=asc',
    '?category_id=2',
    '?room_id=1&in_stock=1',
    '?material=teak&max_price=60000',
    '?sort_by=average_rating',
    '?color=honey&on_sale=1',
    '?max_width=1200&max_height=900',
  ],
  search: [
    '?search=sofa',
    '?search=teak+table',
    '?search=teesta',
    '?search=palang',
    '?search=soffa',
    '?search=wardrobe&sort_by=price',
    '?search=dovetailed',
  ],
  suggestion: ['so', 'sof', 'sofa', 'ta', 'tab', 'furnt', 'alm', 'almir', 'kanch'].map(
    (text) => `?search=${text}&per_page=5&view=card&facets=0`,
  ),
}

type Medians = Record<string, number>

async function measure(count: number): Promise<Medians> {
  return withGeneratedShop(count, async (app) => {
    const medians: Medians = {}
    for (const [kind, queries] of Object.entries(requests)) {
      for (const query of queries) {
        const name = `${kind} ${query || '(plain)'}`
        const times = await timesOf(app, query)
        medians[name] = median(times)
        console.log(`${count} ${name}: ${median(times).toFixed(2)} ms, first ${(times[0] ?? 0).toFixed(1)} ms`)
      }
    }
    return medians
  })
}

async function timesOf(app: FastifyInstance, query: string): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now()
    const { statusCode } = await app.inject(`/api/products${query}`)
    if (statusCode !== 200) throw new Error(`${query} answered ${statusCode}`)
    times.push(performance.now() - start)
  }
  return times
}

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

const few = await measure(small)
const many = await measure(large)
for (const kind of Object.keys(requests)) {
  const ratios = Object.keys(few)
    .filter((name) => name.startsWith(kind))
    .map((name) => (many[name] ?? 0) / (few[name] ?? 1))
  console.log(
    `${kind}: ${large} products take ${median(ratios).toFixed(2)} times as long as ${small} at the median, ${Math.max(...ratios).toFixed(2)} at worst`,
  )
}
