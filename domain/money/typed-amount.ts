/** '₹ 1,50,000.50' is 150000.5; nothing is null; what is no amount is NaN, which no schema takes. A comma parts thousands only. */
export function typedAmount(text: string): number | null {
  const typed = text.replaceAll(/[₹\s]/g, '')
  if (typed === '') return null
  return /^-?(\d+|\d{1,3}(,\d{2,3})*,\d{3})(\.\d+)?$/.test(typed) ? Number(typed.replaceAll(',', '')) : Number.NaN
}
