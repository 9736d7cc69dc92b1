const LONGEST_EMAIL = 254
const SHAPE =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/

/** One mailbox, one spelling: accounts are found by this. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase()
}

/** Plain ASCII only, so that a Cyrillic а cannot pass for somebody else's address. */
export function isEmail(text: string): boolean {
  const trimmed = text.trim()
  return (
    isAscii(trimmed) &&
    trimmed.length <= LONGEST_EMAIL &&
    SHAPE.test(normaliseEmail(trimmed)) &&
    hasShortLocalPart(trimmed)
  )
}

/** Asked before lower-casing: İ and K (the kelvin sign) turn into ASCII letters by it. */
function isAscii(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text)
}

function hasShortLocalPart(text: string): boolean {
  return text.lastIndexOf('@') <= 64
}
