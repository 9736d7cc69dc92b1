import { expect, test } from 'vitest'
import { isPageLink } from './page-link.ts'

test.each(['/products?room_id=2', '/', 'https://example.com', 'https://maps.example.co.in/x?y#z'])(
  '%s leads somewhere',
  (link) => expect(isPageLink(link)).toBe(true),
)

test.each([
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  'data:text/html,x',
  'http://example.com',
  'https://',
  ' /a',
  '/a b',
  '',
])('"%s" is no link', (link) => expect(isPageLink(link)).toBe(false))
