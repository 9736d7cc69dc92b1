import type { ShopFacts } from '#domain/company/shop-facts.ts'
import type { Address, AddressInput } from '#domain/orders/address.ts'
import { COUNTRY } from '#domain/orders/address.ts'
import { type Paise, rupees } from '#domain/money/paise.ts'

/** How the pieces of a sale reach the buyer: at once over the counter, later from the showroom, or to their door. */
export const HANDOVERS = ['take_along', 'pick_up', 'deliver'] as const
export type Handover = (typeof HANDOVERS)[number]

export const isCollected = (handover: Handover) => handover !== 'deliver'

/** From this value on, an invoice names the buyer's address (CGST Rule 46). */
export const ADDRESS_NEEDED_FROM: Paise = rupees(50_000)

type Place = ShopFacts['address']
const showroom = (place: Place): Pick<Address, 'address' | 'city' | 'state' | 'postal_code' | 'country'> => ({
  address: place.street,
  city: place.city,
  state: place.state,
  postal_code: place.postalCode,
  country: COUNTRY,
})

/** What is handed over in the showroom is supplied there: its address decides the tax. */
export const atShowroom = (buyer: AddressInput, place: Place): AddressInput => ({ ...buyer, ...showroom(place) })

/** A walk-in who takes the pieces along need not say where they live; the invoice then names the showroom. */
export function walkInAddress(buyer: AddressInput, place: Place): AddressInput {
  const hasOwn = [buyer.address, buyer.city, buyer.state, buyer.postal_code].some((text) => text?.trim())
  return hasOwn ? buyer : { ...buyer, ...showroom(place) }
}
