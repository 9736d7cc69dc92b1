declare const unit: unique symbol

/** Whole paise. Rupees exist only at the edges (JSON and screens). */
export type Paise = number & { readonly [unit]: 'paise' }

export function paise(amount: number): Paise {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole number of paise: ${amount}`)
  return (amount + 0) as Paise
}

/** 1.005 rupees is no amount of money. */
export const isWholePaise = (amount: number): boolean => Math.round(amount * 100) / 100 === amount

/** Exact or not at all. */
export function rupees(amount: number): Paise {
  const whole = paise(Math.round(amount * 100))
  if (!isWholePaise(amount)) throw new RangeError(`Not an exact amount of rupees: ${amount}`)
  return whole
}

export function toRupees(amount: Paise): number {
  return amount / 100
}

export function sumPaise(amounts: Iterable<Paise>): Paise {
  let total = 0
  for (const amount of amounts) total += amount
  return paise(total)
}

export function timesQuantity(unitPrice: Paise, quantity: number): Paise {
  if (!Number.isSafeInteger(quantity)) throw new RangeError(`Not a whole quantity: ${quantity}`)
  return paise(unitPrice * quantity)
}
