import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isEmail, normaliseEmail } from '#domain/accounts/email.ts'

test('everyday addresses pass', () => {
  for (const text of ['asha@example.com', ' Asha.Rai+shop@mail.example.co.in ', "o'brien@example.org"]) {
    expect(isEmail(text)).toBe(true)
  }
})

test('what only looks like an address does not', () => {
  const refused = [
    '',
    'asha',
    'asha@',
    '@example.com',
    'a b@example.com',
    'asha@example',
    'asha@@example.com',
    'asha@-x.com',
    '.asha@example.com',
    'asha@example..com',
    'asha@example.com\nbcc: all@example.com',
    `${'a'.repeat(65)}@example.com`,
  ]
  expect(refused.filter(isEmail)).toEqual([])
})

test('look-alike letters are refused, whichever letter they replace', () => {
  const strange = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 1 })
    .filter((text) => !/^[\x00-\x7f]*$/.test(text))
  fc.assert(
    fc.property(strange, (letter) => {
      expect(isEmail(`as${letter}ha@example.com`)).toBe(false)
      expect(isEmail(`asha@exam${letter}ple.com`)).toBe(false)
    }),
  )
  expect(isEmail('аsha@example.com')).toBe(false)
  expect(isEmail('asha@\u212Aolkata.example')).toBe(false)
})

test('normalising twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      expect(normaliseEmail(normaliseEmail(email))).toBe(normaliseEmail(email))
    }),
  )
})

test('an address may have 254 characters and no more', () => {
  const ending = `@${'x'.repeat(60)}.${'y'.repeat(60)}.${'z'.repeat(60)}.example`
  const local = 'a'.repeat(254 - ending.length)
  expect(isEmail(local + ending)).toBe(true)
  expect(isEmail(`${local}a${ending}`)).toBe(false)
})
