import { expect, test } from 'vitest'
import { ORDER_STATUSES } from '#domain/orders/order-status.ts'
import { orderTimeline, WHATS_NEXT, whatsNextDone } from '#domain/orders/timeline.ts'

const placed = new Date('2026-11-15T10:00:00Z')
const states = (status: (typeof ORDER_STATUSES)[number]) =>
  orderTimeline(status, { pending: placed }).map((step) => step.state)

test('the road runs from placed to delivered', () => {
  expect(states('pending')).toEqual(['current', 'upcoming', 'upcoming', 'upcoming'])
  expect(states('shipped')).toEqual(['done', 'done', 'current', 'upcoming'])
  expect(states('delivered')).toEqual(['done', 'done', 'done', 'done'])
})

test('a cancelled order shows how far it came', () => {
  const road = orderTimeline('cancelled', { pending: placed, cancelled: placed })
  expect(road.map((step) => step.status)).toEqual(['pending', 'cancelled'])
  expect(road[0]?.at).toEqual(placed)
})

test('at most one step is the current one, and nothing after it is done', () => {
  for (const status of ORDER_STATUSES) {
    const road = states(status)
    expect(road.filter((state) => state === 'current').length).toBeLessThanOrEqual(1)
    expect(road.lastIndexOf('done')).toBeLessThanOrEqual(
      road.includes('current') ? road.indexOf('current') : road.length,
    )
  }
})

test("What's Next has four steps: email, processing, shipping with tracking, delivery", () => {
  expect(WHATS_NEXT).toHaveLength(4)
  expect(whatsNextDone('pending')).toBe(0)
  expect(whatsNextDone('shipped')).toBe(2)
  expect(whatsNextDone('delivered')).toBe(4)
  expect(whatsNextDone('cancelled')).toBe(0)
})
