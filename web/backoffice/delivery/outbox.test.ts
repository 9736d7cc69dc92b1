import { expect, test } from 'vitest'
import { ApiError } from '#web/api/api.ts'
import { createOutbox, type StoredDelivery, type OutboxStorage, waitingOf } from './outbox.ts'

const driver = { id: 7, name: 'Pemba' }

const delivery = (key: string, change: Partial<StoredDelivery> = {}): StoredDelivery => ({
  key,
  stop_id: 1,
  order_number: 'SLG-1',
  name: 'Asha Rai',
  received_by: 'Bina',
  taken_at: '2026-11-17T06:00:00.000Z',
  photo: null,
  driver,
  refused: null,
  ...change,
})

function memoryStorage(): OutboxStorage & { lying: Map<string, StoredDelivery> } {
  const lying = new Map<string, StoredDelivery>()
  return {
    lying,
    all: async () => [...lying.values()],
    put: async (one) => void lying.set(one.key, one),
    remove: async (key) => void lying.delete(key),
  }
}

/** The shop's answer to each sending; null takes it. */
function shopThat(answers: () => ApiError | null) {
  const told: string[] = []
  const send = async ({ key }: StoredDelivery) => {
    told.push(key)
    const refusal = answers()
    if (refusal) throw refusal
  }
  return { told, send }
}

test('two deliveries made without network are kept, outlive the window and are sent once each', async () => {
  const storage = memoryStorage()
  let network: ApiError | null = new ApiError(0, {})
  const shop = shopThat(() => network)
  const first = createOutbox({ storage, send: shop.send })
  await first.keep(delivery('a'))
  await first.keep(delivery('b'))
  expect(await first.sendWaiting(driver)).toBe(0)
  expect(shop.told).toEqual(['a'])

  const reopened = createOutbox({ storage, send: shop.send })
  await reopened.open()
  expect(reopened.read().map(({ key }) => key)).toEqual(['a', 'b'])
  network = null
  const taken = await Promise.all([reopened.sendWaiting(driver), reopened.sendWaiting(driver)])
  expect(taken).toEqual([2, 0])
  expect(shop.told).toEqual(['a', 'a', 'b'])
  expect([reopened.read(), storage.lying.size]).toEqual([[], 0])
})

test('what the shop refuses stays with its words, is not sent again, and keeps no other one back', async () => {
  const storage = memoryStorage()
  const refusals = [new ApiError(409, { message: 'This order was cancelled meanwhile.' }), null]
  const shop = shopThat(() => refusals.shift() ?? null)
  const outbox = createOutbox({ storage, send: shop.send })
  await outbox.keep(delivery('a'))
  await outbox.keep(delivery('b'))
  expect(await outbox.sendWaiting(driver)).toBe(1)
  expect(outbox.read()).toEqual([delivery('a', { refused: 'This order was cancelled meanwhile.' })])
  await outbox.sendWaiting(driver)
  expect(shop.told).toEqual(['a', 'b'])
  await outbox.drop('a')
  expect(storage.lying.size).toBe(0)
})

test('a session that has ended and a fault of the shop lose nothing', async () => {
  for (const status of [401, 429, 500, 503]) {
    const outbox = createOutbox({ storage: memoryStorage(), send: shopThat(() => new ApiError(status, {})).send })
    await outbox.keep(delivery('a'))
    await outbox.sendWaiting(driver)
    expect(outbox.read()).toEqual([delivery('a')])
  }
})

test('what somebody else made on this phone is not sent under another name', () => {
  const all = [delivery('a'), delivery('b', { driver: { id: 8, name: 'Asha' } }), delivery('c', { refused: 'No' })]
  expect(waitingOf(all, driver).map(({ key }) => key)).toEqual(['a'])
  expect(waitingOf(all, null)).toEqual([])
})

test('where the phone cannot keep it, it still lies in the open window', async () => {
  const closed = { ...memoryStorage(), put: () => Promise.reject(new Error('Closed')) }
  const outbox = createOutbox({ storage: closed, send: shopThat(() => null).send })
  expect(await outbox.keep(delivery('a'))).toBe(false)
  expect(await outbox.sendWaiting(driver)).toBe(1)
})
