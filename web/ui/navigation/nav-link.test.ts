import { expect, test } from 'vitest'
import { currentMark, isInsidePath } from './nav-link.tsx'

test('only paths of this shop are followed without loading the page anew', () => {
  expect(isInsidePath('/products?page=2')).toBe(true)
  expect(isInsidePath('//evil.example/x')).toBe(false)
  expect(isInsidePath('https://evil.example')).toBe(false)
  expect(isInsidePath('/api/orders/1/invoice.pdf')).toBe(false)
  expect(isInsidePath('mailto:hello@saalghar.example')).toBe(false)
})

test('an article is in THE DESIGN TALK, a product in SHOP, and nothing is in HOME but the home page', () => {
  expect(currentMark('/blog', '/blog', ['/blog'])).toBe('page')
  expect(currentMark('/blog/cane', '/blog', ['/blog'])).toBe('true')
  expect(currentMark('/blogger', '/blog', ['/blog'])).toBeUndefined()
  expect(currentMark('/product/terai-chair', '/products', ['/product'])).toBe('true')
  expect(currentMark('/blog', '/', [])).toBeUndefined()
  expect(currentMark('/', '/', [])).toBe('page')
  expect(currentMark('/products', '/products?page=2', [])).toBe('page')
})
