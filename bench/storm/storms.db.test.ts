import { afterAll, expect, test } from 'vitest'
import { testDb } from '#server/db/testing/test-db.ts'
import { cancelCaptureShip } from './cancel-capture-ship.ts'
import { couponRush } from './coupon-rush.ts'
import { crashApp } from './crash-app.ts'
import { type GroundOptions, openGround } from './ground.ts'
import { lostMessages } from './lost-messages.ts'
import { moneyStorm } from './money.ts'
import { oversell } from './oversell.ts'
import { providerTrouble } from './provider-trouble.ts'
import { webhookStorm } from './webhooks.ts'

const MINUTE = 60_000

async function ground(options: GroundOptions = {}) {
  const { connection } = await testDb()
  const opened = await openGround(connection, options)
  afterAll(() => opened.close())
  return opened
}

const SMALL = { buyers: 60, units: 10, rounds: 3 }

test('60 buyers for 10 pieces: exactly 10 are sold', { timeout: MINUTE }, async () => {
  expect((await oversell(await ground(), SMALL)).violations).toEqual([])
})

test('a shop without transactions is caught overselling', { timeout: MINUTE }, async () => {
  expect((await oversell(await ground({ withoutTransactions: true }), SMALL)).violations).not.toEqual([])
})

test('25 buyers, three tries each, for a coupon of 10 uses: exactly 10 have it', { timeout: MINUTE }, async () => {
  expect((await couponRush(await ground(), { buyers: 25, uses: 10 })).violations).toEqual([])
})

test('a shop without transactions is caught giving a coupon too often', { timeout: MINUTE }, async () => {
  const rush = couponRush(await ground({ withoutTransactions: true }), { buyers: 25, uses: 10 })
  expect((await rush).violations).not.toEqual([])
})

test(
  'messages of the provider, doubled, shuffled, forged and replayed: one transition each',
  { timeout: MINUTE },
  async () => {
    expect((await webhookStorm(await ground(), 120)).violations).toEqual([])
  },
)

test('a shop that believes every message is caught', { timeout: MINUTE }, async () => {
  expect((await webhookStorm(await ground(), 60, true)).violations).not.toEqual([])
})

test('browser and webhook both lost: paid within five minutes by asking', { timeout: MINUTE }, async () => {
  expect((await lostMessages(await ground(), 8)).violations).toEqual([])
})

test('a shop that does not ask is caught', { timeout: MINUTE }, async () => {
  expect((await lostMessages(await ground(), 3, true)).violations).not.toEqual([])
})

test(
  'the provider hangs, breaks, throttles and answers twice: no double order or refund',
  { timeout: 2 * MINUTE },
  async () => {
    expect((await providerTrouble(await ground(), 1)).violations).toEqual([])
  },
)

test('a shop whose refunds have no key is caught', { timeout: 2 * MINUTE }, async () => {
  expect((await providerTrouble(await ground(), 1, true)).violations).not.toEqual([])
})

test('cancel, capture and ship at once: one outcome each', { timeout: MINUTE }, async () => {
  expect((await cancelCaptureShip(await ground(), 20)).violations).toEqual([])
})

test('a shop without transactions is caught with two outcomes', { timeout: MINUTE }, async () => {
  expect((await cancelCaptureShip(await ground({ withoutTransactions: true }), 20)).violations).not.toEqual([])
})

test('20,000 carts are exact to the paisa', () => {
  expect(moneyStorm(20_000).violations).toEqual([])
})

test('money in floating numbers is caught', () => {
  expect(moneyStorm(20_000, true).violations).not.toEqual([])
})

test(
  'killed in the middle of checkouts: nothing acknowledged is lost, nothing is half done',
  { timeout: 2 * MINUTE },
  async () => {
    const { connection } = await testDb()
    const opened = await openGround(connection)
    afterAll(() => opened.close())
    expect((await crashApp(opened, connection, 3)).violations).toEqual([])
  },
)
