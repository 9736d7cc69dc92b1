import type { SeedAddress } from './addresses.ts'
import type { SeedEmail } from './people.ts'

export type SeedOrderLine = { slug: string; quantity: number; options?: Record<string, string> }

/** What became of an order; dates are counted from the moment it was placed. */
export type OrderStory =
  | { kind: 'unpaid' }
  | { kind: 'payment failed' }
  /** Sold in the showroom against an advance; the rest is paid when the pieces come. */
  | { kind: 'advance paid'; percent: number }
  | { kind: 'in preparation'; isPacked?: boolean }
  | { kind: 'shipped'; afterDays: number }
  | { kind: 'delivered'; shippedAfterDays: number; afterDays: number }
  | { kind: 'cancelled unpaid'; afterMinutes: number }
  | { kind: 'cancelled and refunded'; afterMinutes: number }

export type SeedOrder = {
  buyer: SeedEmail
  billTo: SeedAddress
  shipTo?: SeedAddress
  placedMinutesAgo: number
  lines: readonly SeedOrderLine[]
  story: OrderStory
  notes?: string
}

const HOURS = 60
const DAYS = 24 * HOURS

const ANANYA = { buyer: 'customer@saalghar.example', billTo: 'ananyaHome' } as const

/** Ananya has one order in every state a shopper can meet; the others give the back office something to look at. */
export const SEED_ORDERS: readonly SeedOrder[] = [
  {
    ...ANANYA,
    placedMinutesAgo: 3 * HOURS,
    lines: [{ slug: 'mirik-floor-lamp', quantity: 1 }],
    story: { kind: 'unpaid' },
  },
  {
    ...ANANYA,
    placedMinutesAgo: 9 * DAYS,
    lines: [{ slug: 'murti-wool-rug', quantity: 1 }],
    story: { kind: 'payment failed' },
  },
  {
    ...ANANYA,
    placedMinutesAgo: 25,
    lines: [{ slug: 'makaibari-dining-table', quantity: 1 }],
    story: { kind: 'advance paid', percent: 25 },
  },
  {
    ...ANANYA,
    placedMinutesAgo: 40,
    lines: [
      { slug: 'neora-linen-cushion-pair', quantity: 2, options: { color: 'Sage' } },
      { slug: 'teesta-linen-table-runner', quantity: 1 },
    ],
    story: { kind: 'in preparation' },
    notes: 'Please leave it with the guard if I am out.',
  },
  {
    ...ANANYA,
    placedMinutesAgo: 5 * DAYS,
    lines: [
      { slug: 'singalila-queen-bed', quantity: 1 },
      { slug: 'jalpesh-bedside-table', quantity: 2 },
    ],
    story: { kind: 'in preparation' },
    notes: 'Third floor, no lift. The stairs turn twice.',
  },
  {
    ...ANANYA,
    shipTo: 'ananyaParents',
    placedMinutesAgo: 8 * DAYS,
    lines: [{ slug: 'dooars-diwan-daybed', quantity: 1 }],
    story: { kind: 'shipped', afterDays: 7 },
  },
  {
    ...ANANYA,
    placedMinutesAgo: 14 * DAYS,
    lines: [
      { slug: 'kurseong-cane-lounge-chair', quantity: 1 },
      { slug: 'siliguri-chowki-stool', quantity: 2 },
      { slug: 'lataguri-cane-pendant', quantity: 1 },
      { slug: 'tumling-wool-throw', quantity: 1 },
    ],
    story: { kind: 'delivered', shippedAfterDays: 7, afterDays: 11 },
  },
  {
    ...ANANYA,
    placedMinutesAgo: 212 * DAYS,
    lines: [
      { slug: 'makaibari-dining-table', quantity: 1 },
      { slug: 'gorumara-dining-chair', quantity: 4 },
      { slug: 'makaibari-dining-bench', quantity: 1 },
    ],
    story: { kind: 'delivered', shippedAfterDays: 8, afterDays: 10 },
    notes: 'My mother will be at home to receive it.',
  },
  {
    ...ANANYA,
    placedMinutesAgo: 61 * DAYS,
    lines: [{ slug: 'neora-linen-cushion-pair', quantity: 1 }],
    story: { kind: 'cancelled unpaid', afterMinutes: 35 },
  },
  {
    ...ANANYA,
    placedMinutesAgo: 33 * DAYS,
    lines: [{ slug: 'balason-nesting-tables', quantity: 1 }],
    story: { kind: 'cancelled and refunded', afterMinutes: 70 },
  },
  {
    buyer: 'bikash.tamang@saalghar.example',
    billTo: 'bikash',
    placedMinutesAgo: 150 * DAYS,
    lines: [
      { slug: 'matigara-counter-stool', quantity: 6 },
      { slug: 'lataguri-cane-pendant', quantity: 3 },
    ],
    story: { kind: 'delivered', shippedAfterDays: 6, afterDays: 8 },
  },
  {
    buyer: 'farhana.ali@saalghar.example',
    billTo: 'farhana',
    placedMinutesAgo: 20 * DAYS,
    lines: [{ slug: 'coronation-sideboard', quantity: 1 }],
    story: { kind: 'cancelled and refunded', afterMinutes: 5 * HOURS },
  },
  {
    buyer: 'joseph.lakra@saalghar.example',
    billTo: 'joseph',
    placedMinutesAgo: 3 * DAYS,
    lines: [{ slug: 'mahananda-corner-sofa', quantity: 1 }],
    story: { kind: 'in preparation' },
    notes: 'Long side on the right, please, facing the sofa.',
  },
  {
    buyer: 'kavya.agarwal@saalghar.example',
    billTo: 'kavya',
    placedMinutesAgo: 10 * DAYS,
    lines: [{ slug: 'phulbari-velvet-dining-chair', quantity: 6, options: { color: 'Rust' } }],
    story: { kind: 'shipped', afterDays: 8 },
  },
]
