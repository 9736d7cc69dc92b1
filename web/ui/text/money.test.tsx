import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PriceTag } from './money.tsx'

test('the original price is struck only when it is higher', () => {
  expect(renderToStaticMarkup(<PriceTag amount={12_999} original={15_000} />)).toMatch(/₹12,999.*<s .*₹15,000/)
  expect(renderToStaticMarkup(<PriceTag amount={15_000} original={15_000} />)).not.toContain('<s ')
  expect(renderToStaticMarkup(<PriceTag amount={15_000} original={12_999} />)).not.toContain('<s ')
  expect(renderToStaticMarkup(<PriceTag amount={15_000} original={null} />)).not.toContain('<s ')
})
