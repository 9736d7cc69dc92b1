import { expect, test } from 'vitest'
import type { Product, ProductPage } from '#domain/api/catalog.ts'
import { REAL_SEARCHES, type RealSearch } from './testing/real-searches.ts'
import { seededShop } from './testing/seeded-shop.ts'

const { get } = await seededShop()

test('the list is a list of 204 different searches', () => {
  expect(new Set(REAL_SEARCHES.map(([search]) => search)).size).toBe(204)
})

test('what people type finds the right pieces among the first three', async () => {
  const missed: string[] = []
  for (const wanted of REAL_SEARCHES) {
    const found = await firstThree(wanted[0])
    if (!fits(found, wanted)) missed.push(`${wanted[0]}: ${found.map(({ name }) => name).join(', ')}`)
  }
  expect(missed).toEqual([])
}, 60_000)

async function firstThree(search: string): Promise<Product[]> {
  const address = `/api/products?facets=0&per_page=3&search=${encodeURIComponent(search)}`
  return (await get<ProductPage<Product>>(address)).data.data
}

function fits(found: readonly Product[], [, ...expected]: RealSearch): boolean {
  return expected.every((wanted) =>
    typeof wanted === 'string'
      ? wanted.split(' / ').some((name) => found.some((piece) => piece.name.includes(name)))
      : found.length > 0 && found.every((piece) => wanted.test(wordsOf(piece))),
  )
}

const wordsOf = ({ name, material, category, room, colors }: Product) =>
  [name, material, category.name, room.name, ...colors].join(' ')
