export const PHONE_MESSAGE = 'Phone must be a 10-digit Indian mobile number, or a landline with its STD code'

/** Cities whose STD code has two digits; elsewhere it has three or four. Code and number together are always ten. */
const BIG_CITIES = '11|20|22|33|40|44|79|80'
const MOBILE = /^[6-9]\d{9}$/
const LANDLINE = new RegExp(`^(?:(?:${BIG_CITIES})[2-7]\\d{7}|[1-8]\\d{2}[2-7]\\d{6}|[1-8]\\d{3}[2-7]\\d{5})$`)

/** Typed by whoever gives no number. By its digits it could be a landline in Baraut; nobody could be told when the van comes. */
const COUNTED_UP = '1234567890'

/** With or without +91, 0091, 91 or 0 and the usual separators; stored as +91 and ten digits. */
export function normaliseIndianPhone(text: string): string | null {
  const digits = text.replaceAll(/[\s()./-]/g, '')
  const ten = /^(?:\+91|0{0,2}91)?0?(\d{10})$/.exec(digits)?.[1]
  if (ten === COUNTED_UP) return null
  return ten && (MOBILE.test(ten) || LANDLINE.test(ten)) ? `+91${ten}` : null
}
