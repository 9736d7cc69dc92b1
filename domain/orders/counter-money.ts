/** How money is taken in the showroom. */
export const COUNTER_METHODS = ['cash', 'upi', 'card_machine'] as const
export type CounterMethod = (typeof COUNTER_METHODS)[number]

export const COUNTER_TEXTS: Readonly<Record<CounterMethod, string>> = {
  cash: 'in cash',
  upi: 'by UPI',
  card_machine: 'by card',
}

/** Begins the id of money that was taken at the counter. */
export const COUNTER_PREFIX = 'counter_'

/** Money of the counter has an id of our own, which no provider knows: one for each time that it was taken for an order. */
export const counterPaymentId = (orderNumber: string, time = 1) =>
  COUNTER_PREFIX + orderNumber + (time > 1 ? `-${time}` : '')
export const isCounterPayment = (paymentId: string) => paymentId.startsWith(COUNTER_PREFIX)

/** What the invoice says about how it was paid. */
export function paidText({ paidBy, paymentMethod }: { paidBy: string; paymentMethod: string }): string {
  if (!isCounterPayment(paidBy)) return `Paid online through Razorpay, reference ${paidBy}`
  return `Paid at the counter${counterText(paymentMethod)}`
}

/** " in cash", or nothing where the way is not known. */
export function counterText(method: string): string {
  const how = COUNTER_METHODS.find((known) => known === method)
  return how ? ` ${COUNTER_TEXTS[how]}` : ''
}

/** How money of the counter was paid back over it. */
export type PaidOut = { readonly method: CounterMethod; readonly reference: string | null }
