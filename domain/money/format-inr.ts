import { type Paise, rupees, toRupees } from '#domain/money/paise.ts'

const whole = inr(0)
const withPaise = inr(2)

/** ₹1,23,456 when whole, ₹1,23,456.50 otherwise: never one decimal. */
export function formatInr(amount: Paise): string {
  return (amount % 100 === 0 ? whole : withPaise).format(toRupees(amount))
}

export function formatRupees(amount: number): string {
  return formatInr(rupees(amount))
}

function inr(digits: number): Intl.NumberFormat {
  return new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}
