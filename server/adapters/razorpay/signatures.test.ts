import { expect, test } from 'vitest'
import { checkoutMessage, isSignature, sign } from './signatures.ts'

const secret = 'EnLs21M47BllR3X8PSFtjtbd'
const message = checkoutMessage('order_IEIaMR65cu6nz3', 'pay_IH4NVgf4Dreq1l')
const signature = '0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f'

test("the provider's own example is signed as the provider signs it", () => {
  expect(sign(secret, message)).toBe(signature)
  expect(isSignature(secret, message, signature)).toBe(true)
})

test('a signature of another order, a shortened one, an empty one and one in capitals are refused', () => {
  const other = sign(secret, checkoutMessage('order_IEIaMR65cu6nz4', 'pay_IH4NVgf4Dreq1l'))
  for (const wrong of [other, signature.slice(1), '', signature.toUpperCase(), `${signature}0`, 'é'.repeat(32)])
    expect(isSignature(secret, message, wrong)).toBe(false)
})
