import { createHmac, timingSafeEqual } from 'node:crypto'

export function sign(secret: string, message: string | Buffer): string {
  return createHmac('sha256', secret).update(message).digest('hex')
}

export const checkoutMessage = (providerOrderId: string, paymentId: string) => `${providerOrderId}|${paymentId}`

/** In constant time, whatever was sent. */
export function isSignature(secret: string, message: string | Buffer, signature: string): boolean {
  const expected = Buffer.from(sign(secret, message))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
