import type { FastifyInstance } from 'fastify'
import { withGeneratedShop } from './generated-shop.ts'

/**
 * How much slower the catalogue is with 100,000 products than with 1,000: `npm run bench:catalogue`, or
 * `node bench/catalogue/growth.ts 1000 20000` for other sizes.
 */
const [small = 1_000, large = 100_000] = process.argv.slice(2).map(Number)
const ROUNDS = Number(process.env['ROUNDS'] ?? 40)

const PLACES = ['teesta', 'torsa', 'kanchen', 'lebong', 'mirik', 'sevoke', 'chalsa', 'buxa', 'jayanti', 'lava']
const FORMS = ['sofa', 'armchair', 'coffee table', 'queen bed', 'bookcase', 'floor lamp', 'quilt', 'round mirror']
const suggest = (text: string) => `?search=${text}&per_page=5&view=card&suggest=1`

/** Asked over and over, so that counts are kept, or made anew for every round: then each is asked for the first time. */
const requests: Record<string, (string | ((round: number) => string))[]> = {
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
  'first filters': [
    (round) => `?category_id=${1 + (round % 8)}&rating=${1 + Math.floor(round / 8)}`,
    (round) =>
      `?room_id=${1 + (round % 3)}&in_stock=1&rating=${1 + (round % 5)}&category_id=${1 + (round % 8)}&color=honey`,
  ],
  'first measures': [
    (round) => `?max_price=${20_000 + round * 1_000}`,
    (round) => `?max_width=${700 + round * 20}&color=honey`,
  ],
  search: [
    'sofa',
    'teak+table',
    'teesta',
    'palang',
    '3+seater+sofa',
    'velvet+sofa',
    'wardrobe&sort_by=price',
    'dovetailed',
  ].map((text) => `?search=${text}`),
  'first search': [(round) => `?search=${PLACES[round % 10]}+${FORMS[round % 8]}`.replaceAll(' ', '+')],
  misspelt: ['?search=soffa', '?search=tabel', '?search=wordrobe'],
  'nothing found': ['?search=zzqqxxyy', '?search=qwrtzp+xyzzyx'],
  sku: ['?search=GEN-500'],
  suggestion: ['so', 'sof', 'sofa', 'ta', 'tab', 'furnt', 'alm', 'almir', 'kanch', 'wardr', 'zzqqxx', 'teak+tab'].map(
    suggest,
  ),
}

type Medians = Record<string, number>

async function measure(count: number): Promise<Medians> {
  return withGeneratedShop(count, async (app) => {
    const medians: Medians = {}
    for (const [kind, queries] of Object.entries(requests)) {
      for (const query of queries) {
        const name = `${kind}: ${(typeof query === 'string' ? query : query(0)) || '(plain)'}`
        const times = await timesOf(app, query)
        medians[name] = median(times)
        console.log(`${count} ${name}: ${median(times).toFixed(2)} ms, best ${Math.min(...times).toFixed(2)} ms`)
      }
    }
    return medians
  })
}

async function timesOf(app: FastifyInstance, query: string | ((round: number) => string)): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const path = `/api/products${typeof query === 'string' ? query : query(round)}`
    const start = performance.now()
    const { statusCode } = await app.inject(path)
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`)
    times.push(performance.now() - start)
  }
  return times
}

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

const few = await measure(small)
const many = await measure(large)
for (const kind of Object.keys(requests)) {
  const names = Object.keys(few).filter((name) => name.startsWith(`${kind}:`))
  const ratios = names.map((name) => (many[name] ?? 0) / (few[name] ?? 1))
  const slowest = Math.max(...names.map((name) => many[name] ?? 0))
  console.log(
    `${kind}: ${large} products take ${median(ratios).toFixed(2)} times as long as ${small} at the median, ${Math.max(...ratios).toFixed(2)} at worst; the slowest takes ${slowest.toFixed(1)} ms`,
  )
}
