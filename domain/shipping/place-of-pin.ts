import { cityOfPin, stateOfPin } from '#domain/shipping/pin-code.ts'
import { stateName } from '#domain/tax/gst-states.ts'

export type PinPlace = { readonly city: string | null; readonly state: string | null }

/** What a typed PIN fills in at checkout; both stay editable. */
export function placeOfPin(pin: string): PinPlace {
  const state = stateOfPin(pin)
  return { city: cityOfPin(pin) ?? null, state: state ? stateName(state) : null }
}
