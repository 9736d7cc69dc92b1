/**
 * Until the stylesheet is there nothing is drawn; but Chromium lays the page out without it when the window gets the focus,
 * which costs as much as the real layout, and fetches the pictures of that other layout. The stylesheet takes this back
 * (web/styles/main.css).
 */
export const UNDRAWN = '#app{display:none}'

/** Better a plain page than none. Runs in the page before any of its code, and stands there as text. */
export function drawWithoutStylesheet(): void {
  const isThere = ({ sheet }: HTMLLinkElement) => {
    try {
      return sheet !== null && sheet.cssRules.length > 0
    } catch {
      // Of a stylesheet that did not come Chromium shows no rules, for reasons of security.
      return false
    }
  }
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
  if (![...links].every(isThere)) document.querySelector('style')?.remove()
}
