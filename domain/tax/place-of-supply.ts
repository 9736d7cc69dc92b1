import { stateOfPin } from '#domain/shipping/pin-code.ts'
import { type GstStateCode, OTHER_TERRITORY } from '#domain/tax/gst-states.ts'
import { gstinState } from '#domain/tax/gstin.ts'
import { stateCodeOf } from '#domain/tax/state-code-of.ts'

type Supply = {
  readonly delivery: { readonly state: string; readonly postal_code: string }
  readonly buyerGstin?: string | undefined
}

/**
 * For a buyer without GSTIN the delivery address decides, whatever the billing address (IGST Act s.10(1)(ca));
 * a registered buyer is billed in the state of registration.
 */
export function placeOfSupply({ delivery, buyerGstin }: Supply): GstStateCode {
  const registered = buyerGstin === undefined ? undefined : gstinState(buyerGstin)
  return registered ?? stateCodeOf(delivery.state) ?? stateOfPin(delivery.postal_code) ?? OTHER_TERRITORY
}
