import { expect, test } from 'vitest'
import { areasOf, readDeskEvent } from './desk-event.ts'
import { readStream } from './read-stream.ts'

async function messagesOf(...parts: string[]) {
  const bytes = new TextEncoder().encode(parts.join(''))
  const at = Math.floor(bytes.length / 2)
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes.slice(0, at))
      controller.enqueue(bytes.slice(at))
      controller.close()
    },
  })
  const found = []
  for await (const message of readStream(body, () => undefined)) found.push(message)
  return found
}

test('news are read however the line cuts them, and signs of life are no news', async () => {
  expect(await messagesOf(': alive\n\n', 'id: 7\ndata: {"a":"₹"}\n\n', 'id: 8\r\ndata: x\r\ndata: y\r\n\r\n')).toEqual([
    { id: '7', data: '{"a":"₹"}' },
    { id: '8', data: 'x\ny' },
  ])
})

test('half a message at the end of the line is none', async () => {
  expect(await messagesOf('data: whole\n\n', 'data: hal')).toEqual([{ id: '', data: 'whole' }])
})

test('an event that leads out of the shop, or cannot be read, is left out', () => {
  const event = {
    id: 1,
    kind: 'order.paid',
    text: 'New order',
    href: '/backoffice/orders/1',
    at: '2026-11-16T10:00:00Z',
  }
  expect(readDeskEvent(JSON.stringify(event))).toEqual({ ...event, id: '1' })
  expect(readDeskEvent(JSON.stringify({ ...event, href: 'https://elsewhere.example' }))).toBeNull()
  expect(readDeskEvent('{')).toBeNull()
})

test('a paid order makes the lists of orders and the first screen old, a kind that nobody knows only its own', () => {
  expect(areasOf({ kind: 'order.paid' })).toEqual(['today', 'orders', 'round'])
  expect(areasOf({ kind: 'tickets' })).toEqual(['today', 'tickets'])
})
