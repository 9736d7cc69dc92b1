import { expect, test } from 'vitest'
import { colourPicture } from '#domain/catalog/colour-picture.ts'

const files = ['teesta-sofa-1.webp', 'teesta-sofa-2.webp', 'teesta-sofa-moss.webp', 'teesta-sofa-deep-sea.webp']
const colors = ['Oatmeal', 'Moss', 'Deep Sea', 'Terracotta']

test.each([
  ['Oatmeal', 0],
  ['Moss', 2],
  ['Deep Sea', 3],
  ['Terracotta', -1],
])('%s is shown by picture %i', (color, at) => {
  expect(colourPicture(files, colors, color)).toBe(at)
})
