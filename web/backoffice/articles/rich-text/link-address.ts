/** What a link may lead to: a page of this shop, a site, a mail or a telephone. Null for anything else. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim()
  if (/^\/(?![/\\])\S*$/.test(text) || /^(?:mailto|tel):\S+$/i.test(text)) return text
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`
  if (!/^https?:\/\/[^\s/]+\.[^\s/]+/i.test(whole) || !URL.canParse(whole)) return null
  return whole
}
