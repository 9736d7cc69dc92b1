import { err } from '#domain/result.ts'
import type { ProviderProblem, Razorpay } from './razorpay.ts'

const closed: ProviderProblem = {
  kind: 'unavailable',
  status: null,
  description: 'No keys of a payment provider are set (docs/operations.md)',
}
const noAnswer = async () => err(closed)

/** A shop that is live but has no keys: no payment opens, and nobody's word is taken for one. */
export const closedRazorpay: Razorpay = {
  checkout: { keyId: '', script: '', isTest: false },
  secondsUntilAsked: () => null,
  createOrder: noAnswer,
  findOrder: noAnswer,
  payment: noAnswer,
  paymentsOf: noAnswer,
  refund: noAnswer,
  refundsOf: noAnswer,
  createLink: noAnswer,
  findLink: noAnswer,
  link: noAnswer,
  cancelLink: noAnswer,
  isCheckoutSignature: () => false,
  isWebhookSignature: () => false,
}
