import { expect, test } from 'vitest'
import { unavailability } from './unavailable.ts'

const coded = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more })

test.for(['57P03', '53300', 'ECONNREFUSED', '57014'])('%s means that the database is away', (code) => {
  expect(unavailability(coded(code))).toBe('away')
})

test.for(['53100', '25006', 'ENOSPC'])('%s means that nothing can be written', (code) => {
  expect(unavailability(new Error('Failed query', { cause: coded(code) }))).toBe('unwritable')
})

test('a missing socket is a missing database, a missing file is a bug', () => {
  expect(unavailability(coded('ENOENT', { syscall: 'connect' }))).toBe('away')
  expect(unavailability(coded('ENOENT', { syscall: 'open' }))).toBeNull()
})

test('a wrong statement, a broken rule and a thrown text are bugs', () => {
  for (const error of [coded('42601'), coded('23505'), new TypeError('x'), 'text'])
    expect(unavailability(error)).toBeNull()
})

test('what the driver says without a code is understood', () => {
  expect(unavailability(new Error('Connection terminated unexpectedly'))).toBe('away')
})
