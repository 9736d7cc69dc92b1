import { expect, test } from 'vitest'
import { messageId } from './message-id.ts'

const mail = { key: 'order-paid:7', createdAt: new Date('2026-11-16T12:00:00Z') }
const from = 'Saalghar <shop@saalghar.example>'

test('a mail that leaves twice carries the same id, at the address of the shop', () => {
  expect(messageId(mail, from)).toBe(messageId({ ...mail }, from))
  expect(messageId(mail, from)).toMatch(/^<[0-9a-f]{40}@saalghar\.example>$/)
})

test('another mail carries another id', () => {
  expect(messageId({ ...mail, key: 'order-paid:8' }, from)).not.toBe(messageId(mail, from))
})
