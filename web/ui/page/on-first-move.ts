import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { untilThere } from './late.ts'
import { pressAgain } from './press-again.ts'

/** What only somebody does who is there. A screen reader moves the focus. */
const MOVES = ['pointermove', 'pointerdown', 'wheel', 'scroll', 'keydown', 'focus', 'click'] as const

/** A box that is not as it was served: somebody was here before this code. */
const TICKED_EARLY = 'input:checked:not([checked]), input[checked]:not(:checked)'

let firstMove: Promise<void> | undefined
let partsAwaited = 0

/**
 * A part that stands ready in the served page and whose code comes with the visitor's first move: the first load is smaller, and
 * the hand is still on its way to the part when the code arrives; a press that is quicker is kept. Reached by a link inside the
 * shop it comes at once.
 * Give it an element that stays the same while its props do: React cannot hold a served part that is drawn anew meanwhile.
 */
export function onFirstMove<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    partsAwaited += 1
    try {
      await (firstMove ??= awaitFirstMove())
      return { default: await untilThere(load) }
    } finally {
      partsAwaited -= 1
    }
  })
}

function awaitFirstMove(): Promise<void> {
  const isAlive = document.documentElement.dataset['alive'] !== undefined
  const hasMoved = scrollY > 0 || location.hash !== '' || document.querySelector(TICKED_EARLY) !== null
  if (hasMoved || isAlive) return Promise.resolve()
  pressAgain(() => partsAwaited > 0)
  return new Promise((moved) => {
    for (const each of MOVES) window.addEventListener(each, () => moved(), { passive: true, capture: true, once: true })
  })
}
