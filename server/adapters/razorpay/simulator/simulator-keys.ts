/** Everybody may know these: they open nothing but the simulator, which is off as soon as real keys are set. */
export const simulatorKeys = {
  keyId: 'rzp_test_SaalgharDemo01',
  keySecret: 'saalghar-simulated-key-secret',
  webhookSecrets: ['saalghar-simulated-webhook-secret'],
} as const

export const SIMULATOR_BASE = '/simulator/razorpay/v1'
export const SIMULATOR_CHECKOUT = '/simulator/razorpay/checkout.js'
