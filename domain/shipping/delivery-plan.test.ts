import fc from 'fast-check'
import { expect, test } from 'vitest'
import { zoneOfPin } from '#domain/shipping/delivery-plan.ts'
import { DELIVERY_ZONES } from '#domain/shipping/delivery-zones.ts'
import { stateOfPin } from '#domain/shipping/pin-code.ts'
import { SHOP_DELIVERY } from '#domain/shipping/shop-delivery.ts'

test.each([
  ['734001', 'home', 'Siliguri'],
  ['734101', 'home', 'Darjeeling'],
  ['734301', 'home', 'Kalimpong'],
  ['735101', 'home', 'Jalpaiguri'],
  ['736101', 'home', 'Cooch Behar'],
  ['736121', 'home', 'Alipurduar'],
  ['733207', 'home', 'Chopra, near enough'],
  ['737101', 'neighbours', 'Gangtok'],
  ['732101', 'neighbours', 'Malda'],
  ['700016', 'east', 'Kolkata'],
  ['800001', 'east', 'Patna'],
  ['781001', 'east', 'Guwahati'],
  ['110001', 'north', 'Delhi'],
  ['302001', 'north', 'Jaipur'],
  ['400050', 'west_and_south', 'Mumbai'],
  ['560001', 'west_and_south', 'Bengaluru'],
  ['600001', 'west_and_south', 'Chennai'],
  ['799001', 'far', 'Agartala'],
  ['190001', 'far', 'Srinagar'],
])('%s lies in the zone %s (%s)', (pin, zone) => {
  const found = zoneOfPin(pin, SHOP_DELIVERY)?.name
  expect(DELIVERY_ZONES.find(({ name }) => name === found)?.key).toBe(zone)
})

test.each([
  ['744101', 'Port Blair'],
  ['682555', 'Lakshadweep'],
  ['900056', 'army post'],
  ['999999', 'a number that nobody has'],
])('%s is not delivered to (%s)', (pin) => {
  expect(zoneOfPin(pin, SHOP_DELIVERY)).toBeUndefined()
})

test('every PIN of a state or territory on the mainland has a zone', () => {
  const islands = new Set(['31', '35'])
  fc.assert(
    fc.property(fc.integer({ min: 100_000, max: 999_999 }).map(String), (pin) => {
      const state = stateOfPin(pin)
      expect(zoneOfPin(pin, SHOP_DELIVERY) !== undefined).toBe(state !== undefined && !islands.has(state))
    }),
    { numRuns: 2000 },
  )
})

test('further away is never sooner, and a courier never slower than a carrier', () => {
  SHOP_DELIVERY.zones.reduce((nearer, zone) => {
    expect(zone.days.min).toBeGreaterThanOrEqual(nearer.days.min)
    expect(zone.days.max).toBeGreaterThanOrEqual(nearer.days.max)
    if (zone.courierDays) expect(zone.courierDays.max).toBeLessThanOrEqual(zone.days.max)
    return zone
  })
})

test('no PIN, no promise', () => {
  expect(zoneOfPin('73400', SHOP_DELIVERY)).toBeUndefined()
  expect(zoneOfPin('constructor', SHOP_DELIVERY)).toBeUndefined()
})
