import { expect, test } from 'vitest'
import { NEW_PRODUCT, productForm } from './product-values.ts'

const typed = { ...NEW_PRODUCT, name: 'Stool', sku: 'SLG-1', category_id: '2', room_id: '1', price: '₹ 4,999.50' }

test('what was typed becomes what the API takes', () => {
  const body = productForm.parse({
    ...typed,
    features: 'Stacks\n\n  Light ',
    weight: '4.2',
    sale_price: '4,500',
    sale_ends_at: '2030-01-01T00:00',
    variants: [{ id: null, color: 'Moss', swatch: '', sku: 'SLG-1-MOSS', price_difference: '' }],
  })
  expect(body).toMatchObject({
    price: 4999.5,
    sale_price: 4500,
    features: ['Stacks', 'Light'],
    weight: 4.2,
    width_mm: null,
    sale_starts_at: null,
    sale_ends_at: '2030-01-01T00:00:00+05:30',
    variants: [{ color: 'Moss', price_difference: 0 }],
  })
})

test('a field that cannot be read is refused under its own name', () => {
  const { error } = productForm.safeParse({ ...typed, name: ' ', price: 'much', category_id: '', width_mm: '1.5' })
  expect(error?.issues.map(({ path }) => path.join('.')).toSorted()).toEqual([
    'category_id',
    'name',
    'price',
    'width_mm',
  ])
})
