import type { PageOf } from '#domain/api/envelope.ts'
import { ApiError, type Query } from '#web/api/api.ts'

export type SampleRow = {
  id: number
  number: string
  customer: string
  town: string
  pin: string
  pieces: number
  total: number
  status: 'pending' | 'processing' | 'shipped' | 'delivered'
  placed_at: string
}

const NAMES = [
  'Asha Rai',
  'Bikash Tamang',
  'Farhana Ali',
  'Joseph Lakra',
  'Kavya Agarwal',
  'Meghna Sarkar',
  'Pemba Lama',
]
const TOWNS = [
  ['Siliguri', '734001'],
  ['Darjeeling', '734101'],
  ['Jalpaiguri', '735101'],
  ['Gangtok', '737101'],
  ['Cooch Behar', '736101'],
] as const
const STATES = ['pending', 'processing', 'shipped', 'delivered'] as const
const COUNT = 137
const PER_PAGE = 25
const FIRST_DAY = Date.UTC(2026, 8, 1, 4)
const STEP_MS = 13 * 3_600_000

/** Invented, and the same on every visit. */
const ROWS: readonly SampleRow[] = Array.from({ length: COUNT }, (_, at) => {
  const [town, pin] = pick(TOWNS, at * 3)
  return {
    id: at + 1,
    number: `SAMPLE-${String(at + 1).padStart(3, '0')}`,
    customer: pick(NAMES, at * 5),
    town,
    pin,
    pieces: 1 + ((at * 7) % 6),
    total: 1450 + ((at * 3791) % 96_000),
    status: pick(STATES, at),
    placed_at: new Date(FIRST_DAY + at * STEP_MS).toISOString(),
  }
})

function pick<Item>(items: readonly [Item, ...Item[]] | readonly Item[], at: number): Item {
  return items[at % items.length] as Item
}

let isBroken = false

function failEveryOtherTime(): void {
  isBroken = !isBroken
  if (isBroken) throw new ApiError(429, { message: 'The shop is busy.' })
}

/** Answers as a list of the server does; a search for "broken" fails every other time. */
export async function loadSamples(query: Query): Promise<PageOf<SampleRow>> {
  await new Promise((resolve) => setTimeout(resolve, 150))
  if (query['search'] === 'broken') failEveryOtherTime()
  const found = ROWS.filter((row) => isWanted(row, query)).toSorted(orderOf(String(query['sort'] ?? '')))
  const page = Number(query['page'] ?? 1)
  return {
    data: found.slice((page - 1) * PER_PAGE, page * PER_PAGE),
    current_page: page,
    last_page: Math.max(1, Math.ceil(found.length / PER_PAGE)),
    per_page: PER_PAGE,
    total: found.length,
  }
}

function isWanted(row: SampleRow, query: Query): boolean {
  const words = String(query['search'] ?? '').toLowerCase()
  const states = String(query['status'] ?? '')
  const day = row.placed_at.slice(0, 10)
  return (
    [row.number, row.customer, row.town, row.pin].some((text) => text.toLowerCase().includes(words)) &&
    (states === '' || states.split(',').includes(row.status)) &&
    day >= String(query['placed_from'] ?? '') &&
    day <= String(query['placed_to'] ?? '9999')
  )
}

function orderOf(sort: string) {
  const name = sort.replace(/^-/, '') as 'number' | 'total' | 'placed_at'
  const turn = sort.startsWith('-') ? -1 : 1
  return (a: SampleRow, b: SampleRow) => (a[name] < b[name] ? -turn : a[name] > b[name] ? turn : 0)
}
