import { useSyncExternalStore } from 'react'

export type ChosenQuantity = ReturnType<typeof createChosenQuantity>

/** How many pieces the shopper is about to take; shared with parts of the page that come alive later. */
export function createChosenQuantity() {
  let quantity = 1
  const listeners = new Set<() => void>()
  return {
    read: () => quantity,
    set(next: number) {
      quantity = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export const useChosenQuantity = ({ subscribe, read }: ChosenQuantity) => useSyncExternalStore(subscribe, read, read)
