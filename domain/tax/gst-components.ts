import { type Paise, paise } from '#domain/money/paise.ts'
import type { GstStateCode } from '#domain/tax/gst-states.ts'

export type GstComponents = { readonly cgst: Paise; readonly sgst: Paise; readonly igst: Paise }

/** The shop sells from West Bengal. */
export const SELLER_STATE: GstStateCode = '19'

export function isInterState(placeOfSupply: GstStateCode): boolean {
  return placeOfSupply !== SELLER_STATE
}

/** Within West Bengal the tax is shared by centre and state, the odd paisa going to the state; beyond it is IGST. */
export function gstComponents(tax: Paise, placeOfSupply: GstStateCode): GstComponents {
  if (isInterState(placeOfSupply)) return { cgst: paise(0), sgst: paise(0), igst: tax }
  const cgst = paise(Math.floor(tax / 2))
  return { cgst, sgst: paise(tax - cgst), igst: paise(0) }
}
