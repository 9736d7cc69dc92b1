import { FIRST, isInside } from './when-wanted.ts'

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const PRESSABLE = 'button, summary, label, input:is([type="checkbox"], [type="radio"])'

/** What a visitor does to a part that is not alive yet is kept; the function that is returned gives it back. Links work. */
export function keepDeeds(place: Element): () => void {
  const pressed: HTMLElement[] = []
  const typed = new Set<Typed>(typedBefore(place))
  const events = new AbortController()
  const hear = (name: string, handle: (event: Event, target: Element) => void) =>
    document.addEventListener(name, (event) => isInside(place, event.target) && handle(event, event.target), {
      ...FIRST,
      signal: events.signal,
    })

  hear('click', (event, target) => {
    const control = target.closest<HTMLElement>(PRESSABLE)
    if (!control) return
    event.preventDefault()
    pressed.push(control)
  })
  hear('submit', (event) => event.preventDefault())
  hear('input', (_, target) => typed.add(target as Typed))

  return () => {
    events.abort()
    for (const field of typed) typeAgain(field)
    for (const control of pressed) if (control.isConnected) control.click()
  }
}

/** What was typed before anybody listened: the field differs from what was served in it. */
const typedBefore = (place: Element) =>
  [...place.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].filter(
    (field) => field.value !== field.defaultValue,
  )

/** React compares a field with what it last saw in it: it has to see the field empty once to notice what was typed. */
function typeAgain(field: Typed): void {
  const { value } = field
  if (!(field instanceof HTMLSelectElement)) {
    field.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  }
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
