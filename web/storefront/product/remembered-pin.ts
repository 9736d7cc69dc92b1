import { deviceStorage } from '#web/ui/safe-storage.ts'

export const PIN_STORAGE_KEY = 'saalghar_pin'

/** Asked once, used by product page, cart and checkout. */
export function readPin(): string | null {
  const pin = deviceStorage.getItem(PIN_STORAGE_KEY)
  return pin !== null && /^[1-9]\d{5}$/.test(pin) ? pin : null
}

export const rememberPin = (pin: string): void => deviceStorage.setItem(PIN_STORAGE_KEY, pin)
