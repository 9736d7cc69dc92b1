import { FIRST, isInside } from './when-wanted.ts'

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const PRESSABLE = 'button, summary, label, input:is([type="checkbox"], [type="radio"])'

/** What a visitor does to a part that is not alive yet is kept; the function that is returned gives it back. Links work. */
export function keepDeeds(place: Element): () => void {
  const pressed: (() => void)[] = []
  const typed = new Set<Typed>(typedBefore(place))
  const events = new AbortController()
  const hear = (name: string, handle: (event: Event, target: Element) => void) =>
    document.addEventListener(name, (event) => isInside(place, event.target) && handle(event, event.target), {
      ...FIRST,
      signal: events.signal,
    })

  // React must not hear what is given back later: a part that wakes by this very click would act on it twice.
  const keep = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  hear('click', (event, target) => {
    const control = target.closest<HTMLElement>(PRESSABLE)
    if (!control) return
    keep(event)
    pressed.push(() => control.click())
  })
  hear('submit', (event, target) => {
    keep(event)
    pressed.push(() => (target as HTMLFormElement).requestSubmit())
  })
  hear('input', (_, target) => typed.add(target as Typed))

  return () => {
    events.abort()
    void giveBack(
      [...typed].map((field) => [field, field.value]),
      pressed,
    )
  }
}

/** One after the other, as they were done: each may change what the next one meets. */
async function giveBack(typed: [Typed, string][], pressed: (() => void)[]): Promise<void> {
  await drawn()
  for (const [field, value] of typed) {
    // Who went on typing meanwhile has the last word.
    typeAgain(field, field.value || value)
    await drawn()
  }
  for (const press of pressed) {
    press()
    await drawn()
  }
}

const drawn = () => new Promise((resolve) => setTimeout(resolve))

/** What was typed before anybody listened: the field differs from what was served in it. */
const typedBefore = (place: Element) =>
  [...place.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].filter(
    (field) => field.value !== field.defaultValue,
  )

/** React compares a field with what it last saw in it: it has to see the field empty once to notice what was typed. */
function typeAgain(field: Typed, value: string): void {
  if (!(field instanceof HTMLSelectElement)) {
    field.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  } else field.value = value
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
