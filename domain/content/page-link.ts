/** A page of this shop, or another site over https. Whatever else a browser would follow is no link. */
export function isPageLink(text: string): boolean {
  if (/[\s<>"'\\]/.test(text)) return false
  return /^\/(?!\/)/.test(text) || /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?([/?#]|$)/i.test(text)
}

export const PAGE_LINK_TEXT = 'A page of the shop (/products) or an address that begins with https://'
