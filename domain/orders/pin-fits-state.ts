import { isPinCode, normalisePin } from '#domain/shipping/pin-code.ts'
import { statesOfPin } from '#domain/shipping/states-of-pin.ts'
import { stateName } from '#domain/tax/gst-states.ts'
import { stateCodeOf } from '#domain/tax/state-code-of.ts'

/** The state decides the tax and the PIN the road: an address in which they differ is wrong in one of them. */
export function pinStateError(postalCode: string, state: string): string | null {
  const pin = normalisePin(postalCode)
  const stated = stateCodeOf(state)
  const possible = isPinCode(pin) ? statesOfPin(pin) : []
  const [likeliest] = possible
  if (!stated || !likeliest || possible.includes(stated)) return null
  return `PIN code ${pin} is in ${stateName(likeliest)}, not in ${stateName(stated)}. Please correct one of them.`
}
