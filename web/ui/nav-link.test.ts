import { expect, test } from 'vitest'
import { isCurrentPath, isInsidePath } from '#web/ui/nav-link.tsx'

test('only paths of this shop are followed without loading the page anew', () => {
  expect(isInsidePath('/products?page=2')).toBe(true)
  expect(isInsidePath('//evil.example/x')).toBe(false)
  expect(isInsidePath('https://evil.example')).toBe(false)
  expect(isInsidePath('/api/orders/1/invoice.pdf')).toBe(false)
  expect(isInsidePath('mailto:hello@saalghar.example')).toBe(false)
})

test('an article is under THE DESIGN TALK, but not everything is under HOME', () => {
  expect(isCurrentPath('/blog/cane', '/blog', 'section')).toBe(true)
  expect(isCurrentPath('/blogger', '/blog', 'section')).toBe(false)
  expect(isCurrentPath('/blog', '/', 'section')).toBe(false)
  expect(isCurrentPath('/', '/', 'section')).toBe(true)
  expect(isCurrentPath('/products', '/products?page=2', 'exact')).toBe(true)
})
