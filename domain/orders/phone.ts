/** Ten digits starting 6-9, with or without +91, 91 or 0 and the usual separators; stored as +91XXXXXXXXXX. */
export function normaliseIndianMobile(text: string): string | null {
  const digits = text.replaceAll(/[\s().-]/g, '')
  const match = /^(?:\+91|91|0)?([6-9][0-9]{9})$/.exec(digits)
  return match ? `+91${match[1]}` : null
}
