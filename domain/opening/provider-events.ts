/** What the payment provider is asked to tell the shop of: entered in its dashboard beside the address. */
export const PROVIDER_EVENTS = [
  'payment.authorized',
  'payment.captured',
  'payment.failed',
  'order.paid',
  'refund.created',
  'refund.processed',
  'refund.failed',
  'payment_link.paid',
  'payment_link.expired',
  'payment_link.cancelled',
] as const

export const WEBHOOK_PATH = '/api/razorpay/webhook'
