import { expect, test } from 'vitest'
import { chosenVariant, variantSku } from '#domain/catalog/variants.ts'

const sofa = [{ color: 'Oatmeal' }, { color: 'Deep sea' }]

test.each([
  [{}, 'Oatmeal'],
  [{ color: '' }, 'Oatmeal'],
  [{ color: null }, 'Oatmeal'],
  [{ color: 'Deep sea' }, 'Deep sea'],
  [{ color: ' deep SEA ', finish: 'dark' }, 'Deep sea'],
])('%j means %s', (options, color) => {
  expect(chosenVariant(sofa, options)).toEqual({ isKnown: true, variant: { color } })
})

test.each([{ color: 'Pink' }, { color: 3 }, { color: ['Oatmeal'] }])(
  '%j is no colour of it, and nothing else is sent instead',
  (options) => {
    expect(chosenVariant(sofa, options)).toEqual({ isKnown: false })
  },
)

test('a piece in one colour has no choice, whatever was typed', () => {
  expect(chosenVariant([], { color: 'Pink' })).toEqual({ isKnown: true, variant: null })
})

test('the SKU of a colour begins with that of the piece', () => {
  expect(variantSku('SLG-SOF-101', 'Deep sea')).toBe('SLG-SOF-101-DEEPSEA')
})
