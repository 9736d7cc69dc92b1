import { expect, test } from 'vitest'
import { colourOfAddress, colourText, productPath } from '#domain/catalog/product-address.ts'

const variants = [{ color: 'Natural linen' }, { color: 'Deep sea' }]

test('the address of a piece in a colour opens it in that colour', () => {
  expect(productPath('teesta-sofa', 'Deep sea')).toBe('/product/teesta-sofa?colour=deep-sea')
  expect(colourOfAddress(variants, 'deep-sea')).toBe(variants[1])
})

test('without a colour it is the plain page', () => {
  expect(productPath('teesta-sofa')).toBe('/product/teesta-sofa')
  expect(productPath('teesta-sofa', null)).toBe('/product/teesta-sofa')
  expect(colourOfAddress(variants, undefined)).toBeUndefined()
})

test('a colour that the piece does not come in is none, and junk has no page of its own', () => {
  expect(colourOfAddress(variants, 'pink')).toBeUndefined()
  expect(['deep-sea', '', 'Deep sea', '<b>', 'x'.repeat(41), 7].map(colourText)).toEqual([
    '?colour=deep-sea',
    '',
    '',
    '',
    '',
    '',
  ])
})
