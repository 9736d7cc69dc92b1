import { expect, test } from 'vitest'
import { orderNumber } from '#domain/orders/order-number.ts'
import { isLinkReference, linkReference } from '#domain/orders/payment-link.ts'

test('every link of an order is known by the number of the order, and one that somebody made by hand is not', () => {
  const number = orderNumber(new Uint8Array(8))
  expect([1, 2, 13].map((time) => linkReference(number, time))).toEqual([number, `${number}-2`, `${number}-13`])
  for (const time of [1, 2, 13]) expect(isLinkReference(linkReference(number, time))).toBe(true)
  for (const other of ['', 'Sofa for Mrs Sen', 'SLG-', 'INV-2026-17']) expect(isLinkReference(other)).toBe(false)
})
