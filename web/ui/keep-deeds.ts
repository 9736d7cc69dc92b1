import { FIRST, isInside } from './when-wanted.ts'

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const PRESSABLE = 'button, summary, label, input:is([type="checkbox"], [type="radio"])'

/**
 * What a visitor does to a part that is not alive yet is kept; the function that is returned gives it back, one deed after
 * the other, and what is pressed meanwhile waits for its turn: a form is not sent before it holds what was typed. Links work.
 */
export function keepDeeds(place: Element): () => void {
  const pressed: (() => void)[] = []
  const typed = new Set<Typed>(typedBefore(place))
  const events = new AbortController()
  let isOurs = false
  const hear = (name: string, handle: (event: Event, target: Element) => void) =>
    document.addEventListener(
      name,
      (event) => !isOurs && isInside(place, event.target) && handle(event, event.target),
      {
        ...FIRST,
        signal: events.signal,
      },
    )

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

  async function give(deed: () => void): Promise<void> {
    isOurs = true
    deed()
    isOurs = false
    await drawn()
  }

  async function giveBack(): Promise<void> {
    const texts = [...typed].map((field) => [field, field.value] as const)
    await drawn()
    // Who went on typing meanwhile has the last word.
    for (const [field, value] of texts) await give(() => typeAgain(field, field.value || value))
    for (const press of pressed) await give(press)
    events.abort()
  }
  return () => void giveBack()
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
