import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { paise, rupees } from '#domain/money/paise.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { httpTransport, razorpayClient } from './razorpay-client.ts'
import { sign } from './signatures.ts'
import { forgetFaults, plantFault } from './simulator/faults.ts'
import { simulatePayment } from './simulator/simulated-payment.ts'
import { SIMULATOR_BASE, simulatorKeys } from './simulator/simulator-keys.ts'
import { readInstrument } from './simulator/test-instruments.ts'

const shop = await testShop()
const origin = await shop.app.listen({ host: '127.0.0.1', port: 0 })
afterAll(() => shop.app.close())

/** The very client that speaks to the provider, over HTTP, against the simulator. */
const clientWith = (keySecret: string) =>
  razorpayClient({
    keys: { ...simulatorKeys, keySecret },
    transport: httpTransport(origin + SIMULATOR_BASE),
    checkoutScript: '',
    isTest: true,
    timeoutMs: 3000,
  })
const razorpay = clientWith(simulatorKeys.keySecret)
const newOrder = (receipt: string, amount = rupees(5199)) => ({ amount, receipt, notes: { order_number: receipt } })
const key = (name: string) => `contract-test-${name}`

beforeEach(() => forgetFaults(shop.db))

async function paid(receipt: string) {
  const order = await razorpay.createOrder(newOrder(receipt))
  if (!order.ok) throw new Error(order.error.description)
  const payment = await simulatePayment(
    shop.deps,
    order.value.id,
    readInstrument({ method: 'upi', vpa: 'success@razorpay' }),
  )
  if (payment?.status !== 'captured') throw new Error('not captured')
  return { orderId: order.value.id, paymentId: payment.razorpay_payment_id, signature: payment.razorpay_signature }
}

describe('orders', () => {
  test('are created with our number and found by it', async () => {
    const created = await razorpay.createOrder(newOrder('SLG-CONTRACT001'))
    expect(created).toMatchObject({ ok: true, value: { amount: 519_900, currency: 'INR', receipt: 'SLG-CONTRACT001' } })
    expect(await razorpay.findOrder('SLG-CONTRACT001')).toEqual(created)
    expect(await razorpay.findOrder('SLG-NOBODY')).toEqual({ ok: true, value: null })
  })

  test('below one rupee are refused', async () => {
    expect(await razorpay.createOrder(newOrder('SLG-CHEAP', paise(99)))).toMatchObject({
      ok: false,
      error: { kind: 'refused', description: 'The amount must be at least INR 1.00' },
    })
  })

  test('with wrong keys are refused', async () => {
    expect(await clientWith('wrong').createOrder(newOrder('SLG-X'))).toMatchObject({
      ok: false,
      error: { description: 'Authentication failed' },
    })
  })

  test('ids have a prefix and fourteen letters or digits', async () => {
    const created = await razorpay.createOrder(newOrder('SLG-CONTRACT002'))
    expect(created.ok && created.value.id).toMatch(/^order_[A-Za-z0-9]{14}$/)
  })
})

describe('payments', () => {
  test('are found by id and by order, signed with the order and the payment', async () => {
    const { orderId, paymentId, signature } = await paid('SLG-CONTRACT003')
    expect(await razorpay.payment(paymentId)).toMatchObject({
      ok: true,
      value: { providerOrderId: orderId, status: 'captured', amount: 519_900, method: 'upi' },
    })
    expect(await razorpay.paymentsOf(orderId)).toMatchObject({ ok: true, value: [{ id: paymentId }] })
    expect(razorpay.isCheckoutSignature(orderId, paymentId, signature)).toBe(true)
  })

  test.each([
    ['4100 2800 0000 1007', '1234', null],
    ['4100 2800 0000 1007', '12', 'authentication_failed'],
    ['4100 2800 0008 0001', '1234', 'insufficient_fund'],
    ['4100 2800 0006 0003', '1234', 'card_declined'],
    ['4100 2800 0009 0000', '1234', 'payment_timed_out'],
    ['4100 2800 0007 0002', '1234', 'payment_cancelled'],
    ['4100 2800 0002 0007', '1234', 'gateway_technical_error'],
    ['4100 2800 0000 0009', '1234', 'authentication_failed'],
  ])('card %s with OTP %s ends in %s', async (card_number, otp, reason) => {
    const order = await razorpay.createOrder(newOrder(`SLG-CARD${card_number.slice(-6).replace(' ', '')}${otp}`))
    if (!order.ok) throw new Error('no order')
    await simulatePayment(shop.deps, order.value.id, readInstrument({ method: 'card', card_number, otp }))
    const payments = await razorpay.paymentsOf(order.value.id)
    expect(payments).toMatchObject({
      ok: true,
      value: [{ status: reason ? 'failed' : 'captured', errorReason: reason }],
    })
  })

  test('that do not exist are refused', async () => {
    expect(await razorpay.payment('pay_Nobody00000000')).toMatchObject({
      ok: false,
      error: { kind: 'refused', description: 'pay_Nobody00000000 is not a valid id' },
    })
  })
})

describe('refunds', () => {
  test('the same key gives the same refund, and another body with it is refused', async () => {
    const { paymentId } = await paid('SLG-CONTRACT010')
    const wish = { paymentId, amount: rupees(1000), key: key('same'), receipt: 'SLC/26-27/000001' }
    const first = await razorpay.refund(wish)
    expect(first).toMatchObject({
      ok: true,
      value: { amount: 100_000, status: 'processed', receipt: 'SLC/26-27/000001', key: key('same') },
    })
    expect(await razorpay.refund(wish)).toEqual(first)
    expect(await razorpay.refund({ ...wish, amount: rupees(2000) })).toMatchObject({
      error: {
        kind: 'refused',
        description: 'Different request with the same idempotency key has already been processed.',
      },
    })
    expect(await razorpay.refundsOf(paymentId)).toMatchObject({ ok: true, value: [{ key: key('same') }] })
  })

  test('together never exceed the capture', async () => {
    const { paymentId } = await paid('SLG-CONTRACT011')
    const wish = { paymentId, receipt: 'r' }
    expect(await razorpay.refund({ ...wish, amount: rupees(5200), key: key('above') })).toMatchObject({
      error: { description: 'The refund amount provided is greater than amount captured' },
    })
    await razorpay.refund({ ...wish, amount: rupees(5199), key: key('whole') })
    expect(await razorpay.refund({ ...wish, amount: rupees(1), key: key('more') })).toMatchObject({
      error: { description: 'The payment has been fully refunded already' },
    })
  })

  test('that are still being made answer busy', async () => {
    const { paymentId } = await paid('SLG-CONTRACT012')
    await plantFault(shop.db, 'refund_busy', 1, {})
    expect(await razorpay.refund({ paymentId, amount: rupees(1), key: key('busy'), receipt: 'r' })).toMatchObject({
      error: { kind: 'busy', status: 409 },
    })
  })
})

describe('a provider in trouble', () => {
  test('is asked again when reading: throttled once, broken once, and then an answer', async () => {
    const { orderId } = await paid('SLG-CONTRACT020')
    await plantFault(shop.db, 'http_429', 1, {})
    await plantFault(shop.db, 'http_500', 1, {})
    expect(await razorpay.paymentsOf(orderId)).toMatchObject({ ok: true })
  })

  test('is not asked again when creating, because that may have happened', async () => {
    await plantFault(shop.db, 'http_500', 1, {})
    expect(await razorpay.createOrder(newOrder('SLG-CONTRACT021'))).toMatchObject({ error: { kind: 'unavailable' } })
    expect(await razorpay.findOrder('SLG-CONTRACT021')).toEqual({ ok: true, value: null })
  })

  test('that hangs is left after the timeout', async () => {
    await plantFault(shop.db, 'hang', 1, { operation: 'orders.create' })
    const started = Date.now()
    expect(await razorpay.createOrder(newOrder('SLG-CONTRACT022'))).toMatchObject({ error: { kind: 'unavailable' } })
    expect(Date.now() - started).toBeLessThan(12_000)
  })

  test('whose answer is lost has done it all the same', async () => {
    await plantFault(shop.db, 'lost_answer', 1, {})
    expect(await razorpay.createOrder(newOrder('SLG-CONTRACT023'))).toMatchObject({ error: { kind: 'unavailable' } })
    expect(await razorpay.findOrder('SLG-CONTRACT023')).toMatchObject({
      ok: true,
      value: { receipt: 'SLG-CONTRACT023' },
    })
  })
})

describe('the simulator', () => {
  test('does not exist when real keys are set', async () => {
    const env = { RAZORPAY_KEY_ID: 'rzp_live_x', RAZORPAY_KEY_SECRET: 'secret', RAZORPAY_WEBHOOK_SECRET: 'secret' }
    const real = await testShop({ env })
    for (const url of ['/simulator/razorpay/checkout.js', '/simulator/razorpay/window', `${SIMULATOR_BASE}/orders`]) {
      const answer = await real.app.inject({ url, headers: { accept: 'application/json' } })
      expect(answer.headers['content-type']).not.toContain('javascript')
      expect(answer.statusCode).not.toBe(200)
    }
    expect(
      (await real.app.inject({ method: 'POST', url: '/simulator/razorpay/control', payload: {} })).statusCode,
    ).toBe(404)
    expect(real.deps.razorpay.checkout).toEqual({
      keyId: 'rzp_live_x',
      script: 'https://checkout.razorpay.com/v1/checkout.js',
      isTest: false,
    })
  })

  test('takes orders about faults only from whoever knows its keys', async () => {
    const control = (authorization: string) =>
      shop.app.inject({
        method: 'POST',
        url: '/simulator/razorpay/control',
        headers: { authorization },
        payload: { fault: 'http_500' },
      })
    expect((await control('Basic nobody')).statusCode).toBe(401)
    const basic = Buffer.from(`${simulatorKeys.keyId}:${simulatorKeys.keySecret}`).toString('base64')
    expect((await control(`Basic ${basic}`)).statusCode).toBe(200)
    expect((await control(`BASIC ${basic}`)).statusCode).toBe(401)
  })

  test('accepts a webhook secret that was just replaced', () => {
    const rotating = razorpayClient({
      keys: { keyId: 'k', keySecret: 's', webhookSecrets: ['new', 'old'] },
      transport: httpTransport(''),
      checkoutScript: '',
      isTest: true,
    })
    for (const secret of ['new', 'old'])
      expect(rotating.isWebhookSignature(Buffer.from('{}'), sign(secret, '{}'))).toBe(true)
    expect(rotating.isWebhookSignature(Buffer.from('{}'), sign('older', '{}'))).toBe(false)
  })
})
