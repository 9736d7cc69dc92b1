import { createStore } from '#web/ui/state/store.ts'

export type KeyBinding = {
  /** As the browser names it: 'j', '/', 'Enter', 'Escape'. */
  key: string
  label: string
  /** Left out where the browser itself does it, such as Enter on a link: then it is only listed. */
  onPress?: (event: KeyboardEvent) => void
}
export type KeyGroup = { title: string; bindings: readonly KeyBinding[] }

/** The keys of what is on the screen; the help on `?` lists them. */
export const keyBoard = createStore<readonly KeyGroup[]>([])

export function addKeys(group: KeyGroup): () => void {
  keyBoard.set([...keyBoard.read(), group])
  return () => keyBoard.set(keyBoard.read().filter((other) => other !== group))
}

/** What came last to the screen answers first. */
export const findBinding = (groups: readonly KeyGroup[], key: string): KeyBinding | undefined =>
  groups
    .toReversed()
    .flatMap(({ bindings }) => bindings)
    .find((binding) => binding.key === key && binding.onPress)

const TYPING = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable=true]'
/** These have keys of their own. */
const OWN_KEYS = '[role=menu], [role=listbox], dialog'

/** A letter typed into a field is text, and one with Ctrl, Alt or Cmd is the browser's. */
export function isForTheScreen(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false
  const { target } = event
  if (target instanceof Element && (target.matches(TYPING) || target.closest(OWN_KEYS))) return false
  return document.querySelector('dialog:modal') === null
}
