import { expect, test } from 'vitest'
import { needWords, publishAdvice, publishNeeds } from '#domain/catalog/publish-needs.ts'

const whole = {
  shortDescription: 'A stool of sal.',
  description: 'Made in Siliguri.',
  hsnCode: '940169',
  weightGrams: 4_000,
  widthMm: 400,
  depthMm: 400,
  heightMm: 450,
  seoDescription: '',
}

test('a product with texts, HSN code and weight may be published', () => {
  expect(publishNeeds(whole)).toEqual([])
})

test('what is missing is named, each thing once', () => {
  const empty = { ...whole, shortDescription: ' ', description: '', hsnCode: '', weightGrams: 0 }
  expect(publishNeeds(empty).map(needWords)).toEqual([
    'a short text',
    'a description',
    'an HSN code for the invoice',
    'a weight for the delivery date',
  ])
})

test('a picture and the measures are advised, not demanded', () => {
  expect(publishAdvice({ ...whole, widthMm: null }, 0)).toEqual(['pictures', 'dimensions'])
  expect(publishAdvice(whole, 1)).toEqual([])
})
