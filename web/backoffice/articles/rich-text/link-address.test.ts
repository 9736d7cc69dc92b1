import { expect, test } from 'vitest'
import { linkAddress } from './link-address.ts'

test('a page of the shop, a site, a mail and a telephone are links', () => {
  expect(linkAddress(' /products?room_id=1 ')).toBe('/products?room_id=1')
  expect(linkAddress('example.com/oak')).toBe('https://example.com/oak')
  expect(linkAddress('http://example.com')).toBe('http://example.com')
  expect(linkAddress('mailto:hello@example.com')).toBe('mailto:hello@example.com')
})

test.each([
  '',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  'oak',
])('%s is none', (typed) => expect(linkAddress(typed)).toBeNull())
