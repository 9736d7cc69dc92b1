import { expect, test } from 'vitest'
import { fittingShelves } from '#domain/catalog/fitting-shelves.ts'

const shelves = {
  categories: ['Sofas', 'Chairs & Stools', 'Beds', 'Lighting'].map((name, at) => ({ id: at + 1, name })),
  rooms: ['Living Room', 'Bedroom', 'Dining Room'].map((name, at) => ({ id: at + 1, name })),
}
const names = (typed: string) => fittingShelves(shelves, typed).map(({ name }) => name)

test.each([
  ['be', ['Beds', 'Bedroom']],
  ['bedrooms', ['Bedroom']],
  ['Stool', ['Chairs & Stools']],
  ['din ro', ['Dining Room']],
  ['li', ['Lighting', 'Living Room']],
  ['teak sofa', []],
  ['', []],
])('who types %o is offered %o', (typed, expected) => expect(names(typed)).toEqual(expected))

test('an offered shelf knows its filter', () => {
  expect(fittingShelves(shelves, 'beds')).toEqual([{ key: 'category_id', id: 3, name: 'Beds' }])
})
