import { expect, test } from 'vitest'
import { DESK_EVENT_KINDS, deskWords, kindsFor, mayHearOf } from './desk-events.ts'

const facts = { order_id: 7, number: 'SLG-9F3K2Q', total: 1_234_500, amount: 50_000, name: 'Asha Rai', city: 'Kolkata' }

test('a paid order is told with its number, its sum and who bought it', () => {
  expect(deskWords('order_paid', facts)).toEqual({
    text: 'Order SLG-9F3K2Q is paid: ₹12,345, Asha Rai, Kolkata',
    href: '/backoffice/orders/7',
  })
  expect(deskWords('order_paid', { ...facts, name: undefined, city: '' })?.text).toBe(
    'Order SLG-9F3K2Q is paid: ₹12,345',
  )
})

test('every kind has words and a place inside the back office; an unknown one has none', () => {
  for (const kind of DESK_EVENT_KINDS) {
    expect(deskWords(kind, facts)?.text.length).toBeGreaterThan(10)
    expect(deskWords(kind, facts)?.href).toMatch(/^\/backoffice/)
  }
  expect(deskWords('meteorite', {})).toBeNull()
})

test('who keeps orders hears of them, of failed refunds only who pays out, a customer of nothing', () => {
  const packer = { role: 'staff', permissions: ['manage_orders'] } as const
  expect(mayHearOf(packer, 'order_paid')).toBe(true)
  expect(mayHearOf(packer, 'refund_failed')).toBe(false)
  expect(kindsFor({ role: 'owner', permissions: null })).toEqual([...DESK_EVENT_KINDS])
  expect(kindsFor({ role: 'customer', permissions: null })).toEqual([])
})
