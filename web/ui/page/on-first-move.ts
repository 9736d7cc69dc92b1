import { type ComponentType, lazy, type LazyExoticComponent } from 'react'

/** What only somebody does who is there. A screen reader moves the focus. */
const MOVES = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'focus'] as const

let firstMove: Promise<void> | undefined

/**
 * A part that stands ready in the served page and whose code comes with the visitor's first move: the first load is smaller, and
 * the hand is still on its way to the part when the code arrives. Reached by a link inside the shop it comes at once.
 * Give it an element that stays the same while its props do: React cannot hold a served part that is drawn anew meanwhile.
 */
export function onFirstMove<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    await (firstMove ??= awaitFirstMove())
    return { default: await load() }
  })
}

function awaitFirstMove(): Promise<void> {
  const hasMoved = scrollY > 0 || location.hash !== '' || document.documentElement.dataset['alive'] !== undefined
  if (hasMoved) return Promise.resolve()
  const { promise, resolve } = Promise.withResolvers<void>()
  const move = () => {
    for (const each of MOVES) window.removeEventListener(each, move, true)
    resolve()
  }
  for (const each of MOVES) window.addEventListener(each, move, { passive: true, capture: true })
  return promise
}
