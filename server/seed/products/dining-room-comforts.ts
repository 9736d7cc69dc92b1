import { BRASS_CARE, WASHABLE_TEXTILE_CARE } from '../product-care.ts'
import { LAMP_WARRANTY, SMALL_PARCEL, TEXTILE_PARCEL, TEXTILE_WARRANTY } from '../product-terms.ts'
import type { SeedProduct } from '../seed-product.ts'

export const DINING_ROOM_COMFORTS: readonly SeedProduct[] = [
  {
    slug: 'ghum-brass-pendant',
    name: 'Ghum Brass Pendant',
    sku: 'SLG-LGT-321',
    category: 'Lighting',
    room: 'Dining Room',
    hsnCode: '940519',
    size: { width: 380, depth: 380, height: 300 },
    weightKg: 2.3,
    material: 'Brass',
    color: 'Brass',
    price: 9400,
    stock: 16,
    shortDescription: 'A spun brass dome, white inside, that puts all its light on the food.',
    description:
      'Spun on a lathe from one brass disc, over the same wooden former as the lamps we made for a railway bungalow at Ghum. The inside is enamelled white, so the light falls on the plates and not in anybody’s eyes. Hang it 700 mm above the table; two of them suit a table of 1.8 m. The cord is adjustable by a metre without cutting.',
    specifications: [
      ['Shade', 'Spun brass, 1.2 mm, enamelled inside'],
      ['Bulb', 'E27, up to 12 W LED, included, 2700 K'],
      ['Cord', '2 m, cotton covered, adjustable'],
      ['Ceiling cup', 'Brass, 110 mm'],
      ['Hang', '700 mm above the table'],
    ],
    features: [
      'Spun from a single disc',
      'Glare-free over a table',
      'Warm bulb included',
      'Cord adjusts without cutting',
    ],
    finish: 'Brushed brass, unlacquered; white enamel inside',
    care: BRASS_CARE,
    warranty: LAMP_WARRANTY,
    terms: SMALL_PARCEL,
  },
  {
    slug: 'teesta-linen-table-runner',
    name: 'Teesta Linen Table Runner',
    sku: 'SLG-TEX-322',
    category: 'Rugs & Textiles',
    room: 'Dining Room',
    hsnCode: '630259',
    size: { width: 1800, depth: 350, height: 3 },
    weightKg: 0.25,
    material: 'Linen',
    color: 'Natural flax',
    price: 900,
    stock: 40,
    shortDescription: 'A plain flax runner with drawn-thread ends, for a table that is too good to cover.',
    description:
      'A strip of undyed linen the width of a serving dish. The ends are drawn and knotted by hand and the long sides are the loom’s own edge, so there is no hem to curl. It washes with the shirts and looks best not quite ironed. Long enough to hang a hand over each end of a 1.5 m table.',
    specifications: [
      ['Cloth', '100% linen, 210 g/m², undyed'],
      ['Ends', 'Drawn thread, hand knotted'],
      ['Sides', 'Woven edge, no hem'],
      ['Shrinkage', 'Under 3%, washed before cutting'],
    ],
    features: ['Undyed flax', 'Hand-knotted ends', 'Washes at 40 °C', 'Woven edge that does not curl'],
    finish: 'Washed once',
    care: WASHABLE_TEXTILE_CARE,
    warranty: TEXTILE_WARRANTY,
    terms: TEXTILE_PARCEL,
  },
]
