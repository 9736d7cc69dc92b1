/**
 * Runs in the page before any of its code, and stands there as text: it names nothing outside itself. What a visitor presses
 * or types in a part that is not alive yet is given back, one deed after the other, when React has taken the part over. A form
 * is not sent before it holds what was typed. Links work without code.
 */
export function keepDeeds(): void {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
  type Deed = { at: HTMLElement; again: () => void }
  const LOOK_AGAIN_AFTER_MS = 10
  const deeds: Deed[] = []
  let isOurs = false
  const moment = () => new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_AFTER_MS))

  const isAlive = (place: Element) => Object.keys(place).some((key) => key.startsWith('__reactProps'))
  const isInOneForm = (one: Element, other: Element) => one.closest('form')?.contains(other) ?? false
  const mustWait = (place: Element) => !isAlive(place) || deeds.some(({ at }) => isAlive(at) || isInOneForm(at, place))

  const hear = (name: string, handle: (event: Event, target: HTMLElement) => void) =>
    document.addEventListener(
      name,
      (event) => {
        const { target } = event
        if (!isOurs && target instanceof Element && target.closest('#app')) handle(event, target as HTMLElement)
      },
      { capture: true, passive: false },
    )
  hear('click', (event, target) => {
    const button = target.closest('button')
    if (button && mustWait(button)) keepPress(event, button, () => button.click())
  })
  hear('submit', (event, target) => {
    const form = target as HTMLFormElement
    if (mustWait(form)) keepPress(event, form, () => form.requestSubmit())
  })
  hear('input', (_, target) => {
    if (!isAlive(target) || deeds.some(({ at }) => at === target)) keepTyped(target as Field)
  })

  // React must not hear what is given back later: a part that wakes by this very click would act on it twice.
  function keepPress(event: Event, at: HTMLElement, again: () => void): void {
    event.preventDefault()
    event.stopPropagation()
    keep({ at, again })
  }

  function keepTyped(field: Field): void {
    const before = deeds.findIndex(({ at }) => at === field)
    if (before !== -1) deeds.splice(before, 1)
    const isChoice = field.type === 'checkbox' || field.type === 'radio'
    if (isChoice) keepTick(field as HTMLInputElement)
    else if (field.type === 'file' || field instanceof HTMLSelectElement) keepChoice(field)
    else keepText(field)
  }

  /** The tick is seen at once; to be heard it is taken back and set by a press. */
  function keepTick(field: HTMLInputElement): void {
    const isWanted = field.checked
    keep({
      at: field,
      again() {
        field.checked = !isWanted
        field.click()
      },
    })
  }

  /** React sets a list back to what it was served with. */
  function keepChoice(field: Field): void {
    const chosen = field.value
    keep({
      at: field,
      again() {
        if (field.type !== 'file') field.value = chosen
        field.dispatchEvent(new Event('change', { bubbles: true }))
      },
    })
  }

  /** React compares a field with what it last saw in it: it has to see the field empty once to notice what was typed. */
  function keepText(field: Field): void {
    const typed = field.value
    keep({
      at: field,
      again() {
        // Who went on typing meanwhile has the last word.
        const value = field.value || typed
        field.value = ''
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
        field.dispatchEvent(new Event('input', { bubbles: true }))
      },
    })
  }

  function keep(deed: Deed): void {
    deeds.push(deed)
    if (deeds.length === 1) void giveBack()
  }

  // What was typed before anybody listened.
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('#app :is(input, textarea)'))
    if (field.value !== field.defaultValue) keepTyped(field)

  async function giveBack(): Promise<void> {
    while (deeds.length > 0) {
      await moment()
      const next = deeds.find(({ at }) => isAlive(at) || !at.isConnected)
      if (!next || (next.at.isConnected && !isReached(next.at))) continue
      // What a part does first of all must not undo what was typed in it.
      await moment()
      // Typed on meanwhile: there is a newer deed in its place.
      if (!deeds.includes(next)) continue
      isOurs = true
      next.again()
      isOurs = false
      deeds.splice(deeds.indexOf(next), 1)
    }
  }

  /**
   * React takes a part over before it has finished with it, and until then lets no event through. It finishes at once for
   * an event of a visitor; one that nobody answers to finds out whether it has.
   */
  function isReached(place: Element): boolean {
    let isThrough = false
    const hearThrough = () => void (isThrough = true)
    place.addEventListener('touchcancel', hearThrough)
    place.dispatchEvent(new Event('touchcancel', { bubbles: true }))
    place.removeEventListener('touchcancel', hearThrough)
    return isThrough
  }
}
