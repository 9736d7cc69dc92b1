import type { Deps } from '#server/deps.ts'
import { closedRazorpay } from './closed-razorpay.ts'
import type { Razorpay } from './razorpay.ts'
import { httpTransport, razorpayClient } from './razorpay-client.ts'
import { answerCall } from './simulator/answer-call.ts'
import { SIMULATOR_CHECKOUT, simulatorKeys } from './simulator/simulator-keys.ts'

const API = 'https://api.razorpay.com/v1'
const CHECKOUT = 'https://checkout.razorpay.com/v1/checkout.js'

type Needs = Pick<Deps, 'config' | 'db' | 'jobs' | 'clock' | 'random'>

/** One client for both: with real keys it speaks to Razorpay, in a demo to the simulator in this very process. */
export function openRazorpay(needs: Needs): Razorpay {
  const { payments } = needs.config
  if (payments.mode === 'razorpay')
    return razorpayClient({
      keys: payments,
      transport: httpTransport(API),
      checkoutScript: CHECKOUT,
      isTest: payments.keyId.startsWith('rzp_test_'),
    })
  if (payments.mode === 'off') return closedRazorpay
  return razorpayClient({
    keys: simulatorKeys,
    transport: (call, signal) => answerCall(needs, call, signal),
    checkoutScript: SIMULATOR_CHECKOUT,
    isTest: true,
    // Whoever tries a fault out wants to see what comes after it, not to wait.
    restMs: 0,
  })
}
