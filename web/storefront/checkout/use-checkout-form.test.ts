import { expect, test } from 'vitest'
import { EMPTY_ADDRESS, EMPTY_DRAFT } from './checkout-draft.ts'
import { hasTyped, prefilled } from './use-checkout-form.ts'

const asha = { name: 'Asha Rai', email: 'asha@example.com' }

test('name and email come from the person, the place from the PIN they gave before', () => {
  expect(prefilled(EMPTY_DRAFT, asha, '734001').billing).toEqual({
    ...EMPTY_ADDRESS,
    ...asha,
    postal_code: '734001',
    city: 'Siliguri',
    state: 'West Bengal',
  })
})

test('what was typed is not overwritten', () => {
  const typed = { ...EMPTY_DRAFT, billing: { ...EMPTY_ADDRESS, name: 'Hotel Teesta', city: 'Darjeeling' } }
  const { billing } = prefilled(typed, asha, '734001')
  expect(billing).toMatchObject({ name: 'Hotel Teesta', email: asha.email, city: 'Darjeeling', postal_code: '' })
})

test('a kept draft counts as typed when it holds more than the shop fills in', () => {
  const { billing } = prefilled(EMPTY_DRAFT, asha, '734001')
  expect(hasTyped(billing, asha, '734001')).toBe(false)
  for (const typed of [{ name: 'Hotel Teesta' }, { postal_code: '737101' }, { city: '' }])
    expect(hasTyped({ ...billing, ...typed }, asha, '734001')).toBe(true)
})
