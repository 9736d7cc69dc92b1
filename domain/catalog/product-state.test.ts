import { expect, test } from 'vitest'
import { canBecome, keptAs, PRODUCT_STATES, stateOf } from '#domain/catalog/product-state.ts'

test('what is kept of a state reads back as that state', () => {
  for (const state of PRODUCT_STATES) expect(stateOf(keptAs(state, new Date(0)))).toBe(state)
})

test('an archived product is a draft first before shoppers see it again', () => {
  expect([canBecome('archived', 'published'), canBecome('archived', 'draft')]).toEqual([false, true])
  for (const state of PRODUCT_STATES) expect(canBecome(state, state)).toBe(false)
})
