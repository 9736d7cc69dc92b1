import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Api, ApiError } from '#web/api/api.ts'
import { placeAndPay } from './place-and-pay.ts'

const OPENED = {
  amount: 890_000,
  currency: 'INR',
  razorpay_order_id: 'order_1',
  key: 'rzp_test_1',
  checkout_script: '/checkout.js',
  is_test: true,
  order: { id: 7, order_number: 'SLG-7' },
  prefill: { name: 'Asha', email: 'asha@example.com', contact: '+919876543210' },
}
const CONFIRMATION = { razorpay_order_id: 'order_1', razorpay_payment_id: 'pay_1', razorpay_signature: 'x' }
const PAID = {
  data: { order_number: 'SLG-7', payment_status: 'paid' },
  message: 'Payment successful! Order placed successfully!',
}

type Answer = unknown
type Options = { handler(response: typeof CONFIRMATION): void; modal: { ondismiss(): void }; prefill: object }

/** An API that gives these answers one after the other; an error among them is thrown. */
function shopThatAnswers(...answers: Answer[]) {
  const calls: string[] = []
  const api = {
    async send(_method: string, path: string) {
      calls.push(path)
      const answer = answers.shift()
      if (answer instanceof Error) throw answer
      return answer
    },
  } as unknown as Api
  return { api, calls }
}

/** A payment window in which this happens. */
function windowWhere(happens: (options: Options, fail: (text: string) => void) => void) {
  const seen: Options[] = []
  class Razorpay {
    private readonly options: Options
    private onFailed: (failed: { error: { description: string } }) => void = () => {}
    constructor(options: Options) {
      this.options = options
      seen.push(options)
    }
    on(_event: string, listener: (failed: { error: { description: string } }) => void) {
      this.onFailed = listener
    }
    open() {
      happens(this.options, (description) => this.onFailed({ error: { description } }))
    }
  }
  vi.stubGlobal('window', { Razorpay })
  return seen
}

const pay = (api: Api, shownTotal = OPENED.amount) =>
  placeAndPay(api, { request: {}, idempotencyKey: 'key-12345', shownTotal, shopName: 'Saalghar', onOpened: () => {} })
const isPaid = windowWhere.bind(null, (options) => options.handler(CONFIRMATION))

beforeEach(() => {
  vi.stubGlobal('setTimeout', (resume: () => void) => queueMicrotask(resume))
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('how a payment can end', () => {
  test('paid and verified', async () => {
    isPaid()
    const { api } = shopThatAnswers({ data: OPENED }, PAID)
    expect(await pay(api)).toEqual({ kind: 'paid', orderNumber: 'SLG-7', message: PAID.message, isSettled: true })
  })

  test('dismissed, with what went wrong before', async () => {
    windowWhere((options, fail) => {
      fail('Your card was declined by the bank.')
      options.modal.ondismiss()
    })
    const { api } = shopThatAnswers({ data: OPENED })
    expect(await pay(api)).toEqual({ kind: 'dismissed', failure: 'Your card was declined by the bank.' })
  })

  test('another total than the shopper saw opens no window', async () => {
    const windows = isPaid()
    const { api } = shopThatAnswers({ data: OPENED })
    expect(await pay(api, 1)).toEqual({ kind: 'repriced', total: OPENED.amount })
    expect(windows).toEqual([])
  })

  test('a lost answer to the verification is asked for again', async () => {
    isPaid()
    const { api, calls } = shopThatAnswers({ data: OPENED }, new ApiError(0, {}), new ApiError(503, {}), PAID)
    expect(await pay(api)).toMatchObject({ kind: 'paid' })
    expect(calls).toHaveLength(4)
  })

  test('a refused verification is not', async () => {
    isPaid()
    const { api, calls } = shopThatAnswers({ data: OPENED }, new ApiError(400, { code: 'verification_failed' }))
    expect(await pay(api)).toEqual({ kind: 'unverified', orderNumber: 'SLG-7' })
    expect(calls).toHaveLength(2)
  })

  test('money that came too late is on its way back', async () => {
    isPaid()
    const { api } = shopThatAnswers(
      { data: OPENED },
      new ApiError(409, { code: 'payment_returned', message: 'On its way back' }),
    )
    expect(await pay(api)).toEqual({ kind: 'returned', orderNumber: 'SLG-7', message: 'On its way back' })
  })

  test('above one lakh the window opens with cards', async () => {
    const windows = isPaid()
    const { api } = shopThatAnswers({ data: { ...OPENED, amount: 10_000_001 } }, PAID)
    await pay(api, 10_000_001)
    expect(windows[0]?.prefill).toMatchObject({ method: 'card' })
  })
})

describe('what the shopper is told when no order comes of it', () => {
  const failed = 'Failed to create order. Please try again.'
  test.each([
    ['no connection', new ApiError(0, {}), failed],
    ['a failing shop', new ApiError(502, { message: 'Bad gateway' }), failed],
    ['an empty answer', { data: null }, failed],
    [
      'a refusal in the words of the shop',
      new ApiError(409, { message: 'Only 2 available in stock' }),
      'Only 2 available in stock',
    ],
    ['a refusal without words', new ApiError(409, { message: '' }), 'Failed to place order'],
  ])('%s', async (_case, answer, message) => {
    expect(await pay(shopThatAnswers(answer).api)).toMatchObject({ kind: 'refused', message })
  })
})
