import type { Settings } from '#domain/company/settings.ts'
import { type DeliveryTerms, deliveryTerms } from '#domain/shipping/delivery-terms.ts'
import { stateName } from '#domain/tax/gst-states.ts'
import { SELLER_STATE } from '#domain/tax/gst-components.ts'
import { type WeekHours, weekText } from '#domain/time/week-hours.ts'

/** Who the shop is and how it is reached, as pages, mails and papers say it. */
export type ShopFacts = {
  readonly name: string
  readonly legalName: string
  readonly tagline: string
  readonly gstin: string
  readonly email: string
  readonly phone: string
  readonly phoneText: string
  /** Digits alone, as a chat link takes them. */
  readonly whatsapp: string
  readonly whatsappMessage: string
  readonly social: readonly { readonly network: 'Instagram' | 'Facebook'; readonly url: string }[]
  readonly address: {
    readonly street: string
    readonly city: string
    readonly district: string
    readonly state: string
    readonly postalCode: string
    readonly country: string
  }
  readonly geo: { readonly latitude: number; readonly longitude: number }
  readonly mapLink: string
  readonly grievanceOfficer: {
    readonly name: string
    readonly designation: string
    readonly email: string
    readonly phone: string
    readonly phoneText: string
  }
  readonly showroomHours: WeekHours
  readonly showroomHoursText: readonly string[]
  readonly phoneHoursText: string
}

/** What pages know of the shop: it travels with each of them, so nothing is in it that only staff need. */
export type ShownShop = ShopFacts & {
  /** Where it delivers, when and for how much; of the holidays those ahead. */
  readonly delivery: DeliveryTerms
  /** How long a cart that is being paid keeps its pieces. */
  readonly holdMinutes: number
}

export const shownShop = (settings: Settings, today: string): ShownShop => ({
  ...shopFacts(settings),
  delivery: deliveryTerms(settings, today),
  holdMinutes: settings.orders.holdMinutes,
})

type FactSettings = Pick<Settings, 'company' | 'contact' | 'address' | 'hours' | 'grievance'>

export function shopFacts({ company, contact, address, hours, grievance }: FactSettings): ShopFacts {
  const { street, city, district, postalCode, latitude, longitude, mapLink } = address
  return {
    ...company,
    email: contact.email,
    phone: contact.phone,
    phoneText: spaced(contact.phone),
    whatsapp: contact.whatsapp.replace('+', ''),
    whatsappMessage: contact.whatsappMessage,
    social: [
      { network: 'Instagram' as const, url: contact.instagram },
      { network: 'Facebook' as const, url: contact.facebook },
    ].filter(({ url }) => url !== ''),
    address: { street, city, district, state: stateName(SELLER_STATE), postalCode, country: 'India' },
    geo: { latitude, longitude },
    mapLink,
    grievanceOfficer: { ...grievance, phoneText: spaced(grievance.phone) },
    showroomHours: hours.showroom,
    showroomHoursText: weekText(hours.showroom),
    phoneHoursText: weekText(hours.phone).join(', '),
  }
}

/** '+91 60000 00000', as people here read a number. */
const spaced = (phone: string) => phone.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2')
