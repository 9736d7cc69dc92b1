import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rupees } from '#domain/money/paise.ts'
import { isoDate } from '#domain/time/ist.ts'
import { deliveredAt } from './delivered-at.ts'
import { isSameStops, moveStop } from './order-stops.ts'
import { type ParcelFacts, putOnRound } from './put-on-round.ts'
import { afterSending } from './sending.ts'
import { canLeaveRound, stopState } from './stop-state.ts'
import { toCollect } from './to-collect.ts'

const moment = new Date('2026-11-17T06:00:00Z')

describe('a stop', () => {
  test('is here, on its way, delivered or cancelled, as its order and shipment say', () => {
    const facts = { status: 'processing', shippedAt: null, deliveredAt: null } as const
    expect(stopState(facts)).toBe('here')
    expect(stopState({ ...facts, status: 'shipped', shippedAt: moment })).toBe('on_its_way')
    expect(stopState({ ...facts, status: 'delivered', shippedAt: moment, deliveredAt: moment })).toBe('delivered')
    expect(stopState({ ...facts, status: 'cancelled' })).toBe('cancelled')
  })

  test('that was handed over stays on its round', () => {
    expect(canLeaveRound('delivered')).toBe(false)
    expect(['here', 'on_its_way', 'cancelled'].map((state) => canLeaveRound(state as 'here'))).toEqual([
      true,
      true,
      true,
    ])
  })
})

describe('putting a parcel on a round', () => {
  const today = isoDate('2026-11-17')
  const packed: ParcelFacts = { status: 'processing', isPickup: false, isPacked: true, shipment: null, standsOn: null }
  const codeOf = (change: Partial<ParcelFacts>) => {
    const decided = putOnRound({ ...packed, ...change }, today)
    return decided.ok ? decided.value : decided.error.code
  }

  test('takes what is packed or on its way, and nothing else', () => {
    expect(codeOf({})).toBe('new')
    expect(codeOf({ status: 'shipped', shipment: { deliveredAt: null } })).toBe('new')
    expect(codeOf({ isPacked: false })).toBe('not_packed')
    expect(codeOf({ status: 'cancelled' })).toBe('wrong_status')
    expect(codeOf({ status: 'shipped', shipment: { deliveredAt: moment } })).toBe('already_delivered')
    expect(codeOf({ isPickup: true })).toBe('collected')
  })

  test('moves what came back with yesterday’s van, and leaves what stands on a round of today or later', () => {
    const on = (day: string) => codeOf({ standsOn: { day: isoDate(day), van: 'Van 1' } })
    expect(['2026-11-16', '2026-11-17', '2026-11-18'].map(on)).toEqual([
      'moved',
      'already_on_round',
      'already_on_round',
    ])
  })
})

describe('the order of the stops', () => {
  const anyStops = fc.uniqueArray(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 30 })

  test('moving a stop loses none and keeps the others in their order', () => {
    fc.assert(
      fc.property(anyStops, fc.nat(40), fc.integer({ min: -2, max: 40 }), (stops, from, to) => {
        const moved = moveStop(stops, from, to)
        expect(isSameStops(stops, moved)).toBe(true)
        const others = (list: readonly number[]) => list.filter((id) => id !== stops[from])
        expect(others(moved)).toEqual(others(stops))
        if (from < stops.length && to >= 0 && to < stops.length) expect(moved[to]).toBe(stops[from])
      }),
    )
  })

  test('a list that lacks a stop, or names one twice or a foreign one, is not the same', () => {
    expect(isSameStops([1, 2, 3], [3, 1, 2])).toBe(true)
    for (const wrong of [
      [1, 2],
      [1, 2, 2],
      [1, 2, 4],
      [1, 2, 3, 3],
    ])
      expect(isSameStops([1, 2, 3], wrong)).toBe(false)
  })
})

test('whatever the clock of a phone says, a parcel arrives after it left and not in the future', () => {
  const [shippedAt, now] = [moment, new Date('2026-11-17T12:00:00Z')]
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true }), (takenAt) => {
      const at = deliveredAt({ takenAt, shippedAt, now })
      expect(at >= shippedAt && at <= now).toBe(true)
      if (takenAt >= shippedAt && takenAt <= now) expect(at).toEqual(takenAt)
    }),
  )
})

test('a paid order owes nothing at the door; an advance leaves its balance', () => {
  const total = rupees(24_000)
  expect(toCollect({ paymentStatus: 'paid', total, received: total })).toBeNull()
  expect(toCollect({ paymentStatus: 'pending', total, received: rupees(10_000) })).toBe(rupees(14_000))
  expect(toCollect({ paymentStatus: 'pending', total, received: total })).toBeNull()
})

test('a kept delivery waits for network, login and shop, and is given up only when it is refused', () => {
  expect([0, 401, 403, 429, 500, 503].map(afterSending)).toEqual(Array(6).fill('waits'))
  expect([404, 409, 422].map(afterSending)).toEqual(Array(3).fill('not_accepted'))
  expect(afterSending(200)).toBe('sent')
})
