import { expect, test } from 'vitest'
import { z } from 'zod'
import { blog } from '#domain/api/content.ts'
import { validationWords } from './validation-words.ts'

const said = (schema: z.ZodType, input: unknown) =>
  schema.safeParse(input, { error: validationWords }).error?.issues.map(({ message }) => message) ?? []

const parcel = z.object({
  tracking_number: z.string().min(1).max(3),
  quantity: z.int().min(1).max(9),
  status: z.enum(['approved', 'refused']),
  items: z.array(z.object({ order_item_id: z.int() })).min(1),
  kind: z.literal('parcel'),
})
const right = { tracking_number: 'a', quantity: 1, status: 'approved', items: [{ order_item_id: 1 }], kind: 'parcel' }

test.for<[object, string]>([
  [{ tracking_number: undefined }, 'Tracking number is required'],
  [{ tracking_number: '' }, 'Tracking number is required'],
  [{ tracking_number: 7 }, 'Tracking number must be text'],
  [{ tracking_number: 'abcd' }, 'Tracking number must have at most 3 characters'],
  [{ quantity: '1' }, 'Quantity must be a number'],
  [{ quantity: 1.5 }, 'Quantity must be a whole number'],
  [{ quantity: 10 }, 'Quantity must be at most 9'],
  [{ status: 'lost' }, 'Status must be one of approved, refused'],
  [{ items: [] }, 'Items must have at least one entry'],
  [{ items: [{}] }, 'Order item id is required'],
  [{ kind: 'letter' }, 'Kind must be parcel'],
])('%j is answered with a sentence of the shop', ([change, sentence]) => {
  expect(said(parcel, { ...right, ...change })).toEqual([sentence])
})

test('a sentence of the schema itself comes first', () => {
  expect(said(z.object({ name: z.string('Name is required') }), {})).toEqual(['Name is required'])
})

test('a request that is nothing at all is named as such', () => {
  expect(said(parcel, null)).toEqual(['The request must be a group of fields'])
  expect(said(z.strictObject({}), { a: 1 })).toEqual(['The request holds something that is not known here'])
})

test('a number of articles that is too small is not called no number', () => {
  expect(said(blog.list.querystring, { per_page: '-1', page: 'x' })).toEqual([
    'Page must be a number',
    'Per page must be at least 1',
  ])
})
