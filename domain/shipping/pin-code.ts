import { PIN_CITIES } from '#domain/shipping/pin-cities.ts'
import { PIN_STATE_RANGES } from '#domain/shipping/pin-state-ranges.ts'
import type { GstStateCode } from '#domain/tax/gst-states.ts'

export const PIN_MESSAGE = 'PIN code must be 6 digits and cannot start with 0'

export function isPinCode(text: string): boolean {
  return /^[1-9][0-9]{5}$/.test(text)
}

/** '734 001' or '734-001' as people write it is 734001. */
export function normalisePin(text: string): string {
  return text.replaceAll(/[\s-]/g, '')
}

export function stateOfPin(pin: string): GstStateCode | undefined {
  if (!isPinCode(pin)) return undefined
  const fitting = PIN_STATE_RANGES.find(([from, to]) => from <= pin && pin.slice(0, to.length) <= to)
  return fitting?.[2]
}

export function cityOfPin(pin: string): string | undefined {
  if (!isPinCode(pin)) return undefined
  for (let length = 6; length >= 3; length -= 1) {
    const city = PIN_CITIES[pin.slice(0, length)]
    if (city !== undefined) return city
  }
  return undefined
}
