import { type GstStateCode, isGstStateCode } from '#domain/tax/gst-states.ts'

const SHAPE = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z][Z1-9ABD-J][0-9A-Z]$/
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** As people type it: small letters and blanks are forgiven. */
export const normaliseGstin = (typed: string) => typed.replaceAll(/\s/g, '').toUpperCase()

export function isGstin(text: string): boolean {
  return SHAPE.test(text) && isGstStateCode(text.slice(0, 2)) && gstinCheckDigit(text.slice(0, 14)) === text[14]
}

export function gstinState(gstin: string): GstStateCode | undefined {
  const code = gstin.slice(0, 2)
  return isGstin(gstin) && isGstStateCode(code) ? code : undefined
}

/** Base 36 with weights 1 and 2 in turn; each product counts as quotient plus remainder by 36. */
export function gstinCheckDigit(first14: string): string {
  let sum = 0
  for (const [index, character] of [...first14].entries()) {
    const product = DIGITS.indexOf(character) * (index % 2 === 0 ? 1 : 2)
    sum += Math.floor(product / 36) + (product % 36)
  }
  return DIGITS[(36 - (sum % 36)) % 36] ?? ''
}
