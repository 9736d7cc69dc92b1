const NAMED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Text inside XML; control characters have no place in XML 1.0 at all. */
export function escapeXml(text: string): string {
  return text
    .replaceAll(/[&<>"']/g, (sign) => NAMED[sign] ?? sign)
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
}
