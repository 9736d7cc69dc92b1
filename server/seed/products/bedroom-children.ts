import { LACQUERED_WOOD_CARE, OILED_WOOD_CARE } from '../product-care.ts'
import { FRAME_WARRANTY, FROM_STORE } from '../product-terms.ts'
import type { SeedProduct } from '../seed-product.ts'

const BED = {
  category: 'Beds',
  room: 'Bedroom',
  hsnCode: '940350',
  warranty: FRAME_WARRANTY,
  terms: FROM_STORE,
} as const

export const BEDROOM_CHILDREN: readonly SeedProduct[] = [
  {
    ...BED,
    slug: 'sukna-house-bed',
    name: "Sukna Children's Bed",
    sku: 'SLG-BED-221',
    size: { width: 1000, depth: 1980, height: 1560 },
    weightKg: 44,
    material: 'Mango wood',
    color: 'Honey',
    price: 34500,
    stock: 9,
    shortDescription: 'A low bed under the outline of a house, so that going to bed is going home.',
    description:
      'Four posts, two gables and a ridge: hang a sheet over it and it is a tent, take the sheet off and it is a bed. It is low enough to climb into alone at two years old. Every edge is rounded to the radius of a coin, and the finish is the one used for toys. At ten the roof unbolts and an ordinary single bed is left.',
    specifications: [
      ['Mattress size', '900 x 1,850 mm, not included'],
      ['Frame', 'Solid mango, bed bolts'],
      ['Posts', 'Four, the roof unbolts'],
      ['Top of the mattress', '350 mm from the floor'],
      ['Carries', '150 kg'],
    ],
    features: [
      'Low enough to climb in alone',
      'Roof comes off later',
      'Rounded edges everywhere',
      'Finish that is safe to chew',
    ],
    finish: 'Honey stain, toy-safe lacquer',
    care: LACQUERED_WOOD_CARE,
  },
  {
    ...BED,
    slug: 'tukvar-bunk-bed',
    name: 'Tukvar Bunk Bed',
    sku: 'SLG-BED-222',
    size: { width: 2040, depth: 1015, height: 1640 },
    weightKg: 118,
    material: 'Sal wood',
    color: 'Natural sal',
    price: 68000,
    stock: 4,
    shortDescription: 'Two full beds, a ladder with flat rungs and two drawers on wheels, in sal that does not sway.',
    description:
      'Built like a scaffold and finished like a chair. The guard rail of the upper bed is higher than the mattress by a hand and a half, and the ladder is bolted, with rungs that are flat because bare feet ask for it. Two wide drawers roll out below for the clothes of both. Later it comes apart into two single beds of the same height.',
    specifications: [
      ['Mattress size', 'Two of 850 x 1,900 mm, at most 150 mm high'],
      ['Frame', 'Solid sal, steel bed bolts'],
      ['Drawers', 'Two, on rubber wheels'],
      ['Upper bed', 'From six years, up to 90 kg'],
      ['Assembly', 'By our fitters, included'],
    ],
    features: [
      'Flat rungs for bare feet',
      'High guard rail',
      'Drawers for the clothes of both',
      'Becomes two single beds',
    ],
    finish: 'Clear oil, three coats',
    care: OILED_WOOD_CARE,
  },
  {
    ...BED,
    slug: 'rimbik-baby-cot',
    name: 'Rimbik Baby Cot',
    sku: 'SLG-BED-223',
    size: { width: 1320, depth: 740, height: 960 },
    weightKg: 26,
    material: 'Teak',
    color: 'Natural teak',
    price: 29800,
    stock: 8,
    shortDescription: 'A cot with turned spindles set closer than any small head, made to be handed down.',
    description:
      'Each long side has sixteen spindles, fifty-five millimetres apart, which is what the standard asks and a little less. The base has two heights, one for a newborn and one for somebody who stands and shouts. The rails are rounded and the oil is linseed, for the teeth that will try both. Most come back to us after twenty years for a new spindle and a rub.',
    specifications: [
      ['Mattress size', '1,220 x 640 mm, not included'],
      ['Frame', 'Solid teak, turned posts'],
      ['Gap between spindles', '55 mm'],
      ['Base', 'Two heights'],
      ['Assembly', 'Four bolts, twenty minutes'],
    ],
    features: ['Spindles 55 mm apart', 'Base at two heights', 'Food-safe linseed oil', 'Repaired by us, always'],
    finish: 'Raw linseed oil',
    care: OILED_WOOD_CARE,
  },
]
