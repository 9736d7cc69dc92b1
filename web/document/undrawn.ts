/**
 * Until the stylesheet is there nothing is drawn; but Chromium lays the page out without it when the window gets the focus,
 * which costs as much as the real layout, and fetches the pictures of that other layout. The stylesheet takes this back
 * (web/styles/main.css).
 */
export const UNDRAWN = '#app{display:none}'

/** Better a plain page than none. Runs in the page before any of its code, and stands there as text. */
export function drawWithoutStylesheet(): void {
  const draw = () => document.querySelector('style')?.remove()
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    link.addEventListener('error', draw)
    try {
      // Still on its way (null) or there; of one that did not come Chromium shows no rules, for reasons of security.
      void link.sheet?.cssRules
    } catch {
      draw()
    }
  }
}
