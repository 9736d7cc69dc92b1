import fc from 'fast-check'
import { expect, test } from 'vitest'
import { returnPath } from '#domain/accounts/return-path.ts'

test.each(['/', '/checkout', '/orders?status=pending', '/product/teesta-sofa#reviews', '/products?search=50%25+off'])(
  '%s is remembered',
  (path) => {
    expect(returnPath(path)).toBe(path)
  },
)

test.each([
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/%2f/evil.example',
  '/%2F%2Fevil.example',
  '/%5cevil.example',
  '/%252f%252fevil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/%2e%2e//evil',
  '/a/../..',
  'javascript:alert(1)',
  '/%09/evil.example',
  '/%',
  '/x\u0000',
  '',
  ' /checkout',
  'checkout',
  '/login',
  '/register',
  '/auth/google/callback?code=1',
  '/\u200b/evil',
  `/${'x'.repeat(2001)}`,
])('%j leads home', (path) => {
  expect(returnPath(path)).toBe('/')
})

test('what is no text leads home', () => {
  for (const value of [null, undefined, 7, {}, ['/checkout']]) expect(returnPath(value)).toBe('/')
})

test('whatever was remembered, the browser stays on this site', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '%2f',
    '%5c',
    '..',
    '.',
    '@',
    ':',
    'evil.example',
    '?',
    '#',
    'http:',
    '\t',
    '%09',
    '%25',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
      const path = returnPath(`/${parts.join('')}`)
      const target = new URL(path, 'https://saalghar.example')
      expect(target.origin).toBe('https://saalghar.example')
      expect(target.pathname.startsWith('//')).toBe(false)
    }),
    { numRuns: 3000 },
  )
})

test('a path may have 2,000 characters, and dots inside a name are harmless', () => {
  const longest = `/${'x'.repeat(1999)}`
  expect(returnPath(longest)).toBe(longest)
  expect(returnPath('/blog/teak.or.sal..')).toBe('/blog/teak.or.sal..')
  expect(returnPath('/blog/./teak')).toBe('/')
})
