import { DAY, HOUR, MINUTE } from '#domain/time/durations.ts'

/** Opaque bearer tokens: random, kept hashed, never renewed silently. */
export const AUTH_TOKEN_KEY = 'auth_token'
export const TOKEN_BYTES = 32
export const TOKEN_LIFETIME_MS = 30 * DAY
export const STAFF_TOKEN_LIFETIME_MS = DAY / 2
export const RESET_LINK_LIFETIME_MS = HOUR
/** A new owner may read the mail tomorrow morning. */
export const OWNER_LINK_LIFETIME_MS = DAY
export const INVITATION_LIFETIME_MS = 7 * DAY
export const GOOGLE_STATE_LIFETIME_MS = 10 * MINUTE

export function tokenLifetimeMs(role: 'customer' | 'staff' | 'owner'): number {
  return role === 'customer' ? TOKEN_LIFETIME_MS : STAFF_TOKEN_LIFETIME_MS
}
