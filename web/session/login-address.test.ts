import { expect, test } from 'vitest'
import { loginAddress, originOf } from './login-address.ts'

test('the login page remembers where the visitor came from', () => {
  const address = loginAddress('/checkout?step=2')
  expect(address).toBe('/login?from=%2Fcheckout%3Fstep%3D2')
  expect(originOf(address.slice('/login'.length))).toBe('/checkout?step=2')
  expect(loginAddress('/orders', '/register')).toBe('/register?from=%2Forders')
})

test('home and the sign-in pages themselves are not worth remembering', () => {
  expect(loginAddress('/')).toBe('/login')
  expect(loginAddress('/login?from=/orders')).toBe('/login')
})

test('an address that leads elsewhere is ignored', () => {
  for (const from of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/%2f%2fevil.example',
  ])
    expect(originOf(`?from=${encodeURIComponent(from)}`)).toBe('/')
})
