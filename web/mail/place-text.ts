import { addressLine } from '#domain/company/address-line.ts'
import type { ConsultationPlace } from '#domain/content/enquiry.ts'
import type { House } from './house.ts'

/** Where a consultation takes place. */
export const placeText = (place: ConsultationPlace, { shop }: House): string =>
  place === 'showroom' ? `our showroom, ${addressLine(shop)}` : 'video call; we send you the link before'
