const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]:not([tabindex="-1"])'

export function focusablesIn(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => element.checkVisibility())
}

/** For Tab inside a panel that holds the focus: from the last control to the first, and back. */
export function keepFocusInside(container: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return
  const controls = focusablesIn(container)
  const first = controls[0]
  const last = controls.at(-1)
  if (!first || !last) return event.preventDefault()
  const active = document.activeElement
  const isOutside = !container.contains(active) || active === container
  if (event.shiftKey ? active === first || isOutside : active === last) {
    event.preventDefault()
    ;(event.shiftKey ? last : first).focus()
  }
}
