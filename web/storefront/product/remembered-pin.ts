import { useSyncExternalStore } from 'react'
import { deviceStorage } from '#web/ui/state/safe-storage.ts'

export const PIN_STORAGE_KEY = 'saalghar_pin'

const listeners = new Set<() => void>()

/** Asked once, used by product page, cart and checkout. */
export function readPin(): string | null {
  const pin = deviceStorage.getItem(PIN_STORAGE_KEY)
  return pin !== null && /^[1-9]\d{5}$/.test(pin) ? pin : null
}

export function rememberPin(pin: string): void {
  deviceStorage.setItem(PIN_STORAGE_KEY, pin)
  for (const listener of listeners) listener()
}

/** Null on the server and while the page is hydrated: only the browser knows. */
export const usePin = () => useSyncExternalStore(subscribe, readPin, () => null)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
