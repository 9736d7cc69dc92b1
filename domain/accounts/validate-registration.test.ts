import fc from 'fast-check'
import { expect, test } from 'vitest'
import { validateLogin } from '#domain/accounts/validate-login.ts'
import { validateRegistration } from '#domain/accounts/validate-registration.ts'

const good = { name: 'Asha Rai', email: 'asha@example.com', password: 'sal-wood', password_confirmation: 'sal-wood' }

test.each([
  [
    { email: '', password: '' },
    { email: 'Email is required', password: 'Password is required' },
  ],
  [
    { email: 'asha', password: '12345' },
    { email: 'Email is invalid', password: 'Password must be at least 6 characters' },
  ],
  [{ email: 'asha@example.com', password: '123456' }, {}],
])('login %j', (input, errors) => {
  expect(validateLogin(input)).toEqual(errors)
})

test.each([
  [{ name: '' }, { name: 'Name is required' }],
  [{ name: ' A ' }, { name: 'Name must be at least 2 characters' }],
  [{ password_confirmation: '' }, { password_confirmation: 'Password confirmation is required' }],
  [{ password_confirmation: 'sal-Wood' }, { password_confirmation: 'Passwords do not match' }],
  [
    { password: 'x'.repeat(201), password_confirmation: 'x'.repeat(201) },
    { password: 'Password must be at most 200 characters' },
  ],
  [{ name: 'x'.repeat(101) }, { name: 'Name must be at most 100 characters' }],
])('registration with %j', (change, errors) => {
  expect(validateRegistration({ ...good, ...change })).toEqual(errors)
})

test('the shortest and longest that pass', () => {
  const password = 'x'.repeat(200)
  expect(validateRegistration({ ...good, name: ' Al ', password, password_confirmation: password })).toEqual({})
  expect(validateRegistration({ ...good, name: 'x'.repeat(100) })).toEqual({})
})

test('any password of 6 to 200 characters will do, spaces and all scripts included', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 6, maxLength: 100 }), (password) => {
      expect(validateRegistration({ ...good, password, password_confirmation: password })).toEqual({})
    }),
  )
})
