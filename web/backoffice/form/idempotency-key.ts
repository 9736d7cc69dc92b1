/** Sent as Idempotency-Key: a second press is harmless. Not randomUUID: that one needs HTTPS, which a shop on the house's own network may not have. */
export const newIdempotencyKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
