import { expect, test } from 'vitest'
import { catalogContract, type ProductCard, type ProductPage } from '#domain/api/catalog.ts'
import type { CardRow } from './catalog.present.ts'
import { type PresentedList, presentList, writeListing } from './present-listing.ts'

const sofa = {
  id: 7,
  name: 'Teesta Sofa',
  slug: 'teesta-sofa',
  short_description: '',
  main_image: 'teesta-1.webp',
  images: ['teesta-2.webp'],
  price: 10_000_00,
  sale_price: 8_000_00,
  sale_starts_at: '2026-11-18T10:00:00+00:00',
  sale_ends_at: '2026-11-18T12:00:00+00:00',
  tax_rate_bp: 1800,
  stock_quantity: 4,
  average_rating: 0,
  reviews_count: 0,
  is_featured: false,
  is_custom: false,
  making_weeks: null,
  material: 'Teak',
  color: 'Moss',
  colors: ['Moss'],
  sku: 'T-7',
  weight_grams: 41_000,
  width_mm: null,
  depth_mm: null,
  height_mm: null,
  created_at: '2026-11-01T10:00:00+00:00',
  category_id: 1,
  category_name: 'Sofas',
  room_id: 2,
  room_name: 'Living Room',
  pictures: [],
  variants: [],
} as unknown as CardRow

const asItems = (row: CardRow) => JSON.stringify([row])
const at = (time: string) => new Date(`2026-11-18T${time}:00Z`)
const cardOf = ({ json }: PresentedList) => (JSON.parse(json) as ProductCard[])[0]

test('what the database says in the same words is presented once', () => {
  const list = presentList(asItems(sofa), 'card', at('09:00'))
  expect(presentList(asItems(sofa), 'card', at('09:59'))).toBe(list)
  expect(list.ids).toEqual([7])
})

test('a sale begins and ends on time, although the database says the same as before', () => {
  const price = (time: string) => cardOf(presentList(asItems(sofa), 'card', at(time)))?.sale_price
  expect(['09:00', '09:59', '10:00', '11:59', '12:00', '13:00'].map(price)).toEqual([
    null,
    null,
    8000,
    8000,
    null,
    null,
  ])
  // A clock that is set back.
  expect(['11:00', '09:30'].map(price)).toEqual([8000, null])
})

test('the last piece that goes is gone from the next answer', () => {
  const stock = (row: CardRow) => cardOf(presentList(asItems(row), 'card', at('09:00')))?.stock_quantity
  expect([sofa, { ...sofa, stock_quantity: 0 }, sofa].map(stock)).toEqual([4, 0, 4])
})

test('more lists than are cached are presented all the same', () => {
  const named = (number: number) => ({ ...sofa, name: `Sofa ${number}` })
  const names = Array.from({ length: 200 }, (_, each) => each % 90)
  for (const each of names)
    expect(cardOf(presentList(asItems(named(each)), 'card', at('09:00')))?.name).toBe(`Sofa ${each}`)
})

const figures = { current_page: 1, last_page: 2, per_page: 12, total: 13 }
const facets = {
  categories: [{ id: 1, name: 'Sofas', count: 13 }],
  rooms: [],
  colors: { Moss: 1, Honey: 12 },
  materials: {},
  ratings: { 4: 0, 3: 0, 2: 0 },
  in_stock: 13,
  on_sale: 1,
  price: { min: 8_000_00, max: 10_000_00 },
}

test('the whole answer is what the contract says, with facets and without', () => {
  const list = presentList(asItems(sofa), 'card', at('09:00'))
  for (const counted of [facets, undefined]) {
    const answer = JSON.parse(writeListing(list, { ...figures, corrected_search: 'so"fa' }, counted)) as {
      data: ProductPage
    }
    expect(catalogContract.list.response[200].parse(answer)).toEqual(answer)
    expect(answer.data).toMatchObject({ ...figures, corrected_search: 'so"fa', data: [{ id: 7 }] })
    expect(answer.data.facets?.colors).toEqual(
      counted && [
        { value: 'Honey', count: 12 },
        { value: 'Moss', count: 1 },
      ],
    )
  }
})
