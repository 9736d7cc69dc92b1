import type { Locator } from '@playwright/test'

/**
 * Links, buttons and fields that a finger cannot be sure to hit (WCAG 2.5.8): smaller than 24 x 24 css pixels, without as much
 * room around them, and not words inside a sentence.
 */
export async function smallTargets(place: Locator): Promise<string[]> {
  return place.evaluate((root) => {
    const LEAST = 24
    const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button]'
    /** A field that is hidden behind its drawn label is pressed there. */
    const pressed = (control: Element) =>
      (control instanceof HTMLInputElement && control.getBoundingClientRect().width <= 1 && control.labels?.[0]) ||
      control
    const isShown = (target: Element) =>
      target.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !target.closest('[inert], [aria-hidden=true]') &&
      target.getBoundingClientRect().width > 1 &&
      target.getBoundingClientRect().right > 0
    /** Words stand beside it that are no link themselves: a row of links is no sentence. */
    const isInSentence = (target: Element) => {
      const around = target.closest('p, li, dd, td, label, h1, h2, h3, div')?.cloneNode(true) as Element | undefined
      for (const control of around?.querySelectorAll('a, button') ?? []) control.remove()
      return getComputedStyle(target).display === 'inline' && /\p{L}{2}/u.test(around?.textContent ?? '')
    }
    const targets = [...new Set([...root.querySelectorAll(CONTROLS)].map(pressed))].filter(isShown)
    const isSmall = (box: DOMRect) => box.width < LEAST || box.height < LEAST
    const middle = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 })
    /** A card's link is as large as its card: what counts is where a press lands. */
    const isHitAround = (target: Element) => {
      target.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y } = middle(target.getBoundingClientRect())
      const reach = LEAST / 2 - 0.5
      return [-reach, reach].every((dx) =>
        [-reach, reach].every((dy) => target.contains(document.elementFromPoint(x + dx, y + dy))),
      )
    }
    const hasRoom = (target: Element) => {
      const { x, y } = middle(target.getBoundingClientRect())
      return targets.every((other) => {
        if (other === target || other.contains(target) || target.contains(other)) return true
        const box = other.getBoundingClientRect()
        const near = isSmall(box) ? middle(box) : null
        const [dx, dy] = near
          ? [x - near.x, y - near.y]
          : [x - Math.min(Math.max(x, box.left), box.right), y - Math.min(Math.max(y, box.top), box.bottom)]
        return Math.hypot(dx, dy) >= (near ? LEAST : LEAST / 2)
      })
    }
    return targets
      .filter((target) => isSmall(target.getBoundingClientRect()) && !isInSentence(target))
      .filter((target) => !isHitAround(target) && !hasRoom(target))
      .map((target) => {
        const { width, height } = target.getBoundingClientRect()
        const name = target.getAttribute('aria-label') ?? target.textContent?.trim().slice(0, 40)
        return `${target.tagName.toLowerCase()} "${name}" ${width.toFixed(0)} x ${height.toFixed(0)}`
      })
  })
}
