import { expect, test } from 'vitest'
import { violatedUnique } from './unique-violation.ts'

const refused = (code: string) => Object.assign(new Error('duplicate key'), { code, constraint: 'products_sku_unique' })

test('names the constraint, also where a driver has wrapped the error', () => {
  expect(violatedUnique(refused('23505'))).toBe('products_sku_unique')
  expect(violatedUnique(new Error('Failed query', { cause: refused('23505') }))).toBe('products_sku_unique')
})

test('any other failure is none', () => {
  for (const other of [refused('23503'), new TypeError('x'), 'text', null]) expect(violatedUnique(other)).toBeNull()
})
