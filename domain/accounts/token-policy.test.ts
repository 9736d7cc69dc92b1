import { HOUR } from '#domain/time/durations.ts'
import { expect, test } from 'vitest'
import {
  GOOGLE_STATE_LIFETIME_MS,
  RESET_LINK_LIFETIME_MS,
  TOKEN_BYTES,
  tokenLifetimeMs,
} from '#domain/accounts/token-policy.ts'

test('a customer stays signed in for thirty days, staff for half a day', () => {
  expect(tokenLifetimeMs('customer')).toBe(30 * 24 * HOUR)
  expect([tokenLifetimeMs('staff'), tokenLifetimeMs('owner')]).toEqual([12 * HOUR, 12 * HOUR])
})

test('a reset link lives an hour, a Google round trip ten minutes, a token has 256 bits', () => {
  expect([RESET_LINK_LIFETIME_MS, GOOGLE_STATE_LIFETIME_MS, TOKEN_BYTES]).toEqual([HOUR, HOUR / 6, 32])
})
