/** How money is taken in the showroom. */
export const COUNTER_METHODS = ['cash', 'upi', 'card_machine'] as const
export type CounterMethod = (typeof COUNTER_METHODS)[number]

export const COUNTER_TEXTS: Readonly<Record<CounterMethod, string>> = {
  cash: 'in cash',
  upi: 'by UPI',
  card_machine: 'by card',
}

const PREFIX = 'counter_'

/** Money of the counter has an id of our own: one payment for each order, which no provider knows. */
export const counterPaymentId = (orderNumber: string) => PREFIX + orderNumber
export const isCounterPayment = (paymentId: string) => paymentId.startsWith(PREFIX)

/** What the invoice says about how it was paid. */
export function paidText({ paidBy, paymentMethod }: { paidBy: string; paymentMethod: string }): string {
  if (!isCounterPayment(paidBy)) return `Paid online through Razorpay, reference ${paidBy}`
  const how = COUNTER_METHODS.find((method) => method === paymentMethod)
  return `Paid at the counter${how ? ` ${COUNTER_TEXTS[how]}` : ''}`
}
