/** '₹ 4,999.50' is 4999.5; nothing is null; what is no amount is NaN, which no schema takes. */
export function typedAmount(text: string): number | null {
  const plain = text.replaceAll(/[₹,\s]/g, '')
  if (plain === '') return null
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN
}
