/** What text boxes, lists and boxes to tick have between them. */
type Control = HTMLInputElement & Partial<Pick<HTMLSelectElement, 'options'>>
type Entry = () => void

/**
 * Whoever is quicker than the code of a page types into controls that nobody listens to, and React takes a page for what the
 * server sent. An entry is what a control of this part holds and was not served with; calling it makes the entry anew, so that
 * the control's own code hears of it like of any other.
 */
export const earlyEntries = (slice: Element): Entry[] =>
  [...slice.querySelectorAll<Control>('input:not([type=file]), textarea, select')]
    .filter((control) => control.closest('[data-slice]') === slice)
    .flatMap(earlyEntry)

function earlyEntry(control: Control): Entry[] {
  const { type, options } = control
  const isBox = type === 'checkbox' || type === 'radio'
  const event = isBox ? 'click' : options ? 'change' : 'input'
  const held = isBox ? 'checked' : 'value'
  const entered = control[held]
  const served = isBox ? control.defaultChecked : options ? servedChoice(options) : control.defaultValue
  // Of two radio buttons that differ it is the marked one that was pressed.
  if (entered === served || served === undefined || (type === 'radio' && served)) return []
  return [
    () => {
      // The element's own setter is React's, which remembers what was set and hears only of what differs.
      Object.assign(control, { [held]: served })
      Reflect.set(Object.getPrototypeOf(control), held, entered, control)
      control.dispatchEvent(new Event(event, { bubbles: true }))
    },
  ]
}

const servedChoice = (options: Iterable<HTMLOptionElement>) =>
  [...options].find((option) => option.defaultSelected)?.value
