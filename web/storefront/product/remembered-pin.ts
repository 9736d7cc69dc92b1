import { useSyncExternalStore } from 'react'

export const PIN_STORAGE_KEY = 'saalghar_pin'

const listeners = new Set<() => void>()

/** Asked once, used by product page, cart and checkout. */
export function readPin(): string | null {
  try {
    const pin = localStorage.getItem(PIN_STORAGE_KEY)
    return pin !== null && /^[1-9]\d{5}$/.test(pin) ? pin : null
  } catch {
    return null
  }
}

export function rememberPin(pin: string): void {
  try {
    localStorage.setItem(PIN_STORAGE_KEY, pin)
  } catch {
    // It is asked for again next time.
  }
  for (const listener of listeners) listener()
}

/** Null on the server and while the page is hydrated: only the browser knows. */
export const usePin = () => useSyncExternalStore(subscribe, readPin, () => null)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
