import { type Paise, rupees } from '#domain/money/paise.ts'

/**
 * ₹1,23,456 when whole, ₹1,23,456.50 otherwise: never one decimal. Written out instead of asked of `Intl`, whose first
 * formatter costs a slow phone a tenth of a second before the page answers; a test holds them equal.
 */
export function formatInr(amount: Paise): string {
  const digits = String(Math.trunc(Math.abs(amount) / 100))
  const small = Math.abs(amount % 100)
  const decimals = small === 0 ? '' : `.${String(small).padStart(2, '0')}`
  return `${amount < 0 ? '-' : ''}₹${groupedIndian(digits)}${decimals}`
}

export function formatRupees(amount: number): string {
  return formatInr(rupees(amount))
}

/** Thousands, then lakhs and crores: the last three digits, and pairs before them. */
const groupedIndian = (digits: string) => digits.replaceAll(/\B(?=(\d\d)*\d{3}$)/g, ',')
