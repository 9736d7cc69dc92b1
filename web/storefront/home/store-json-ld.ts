import { story } from '#domain/company/story.ts'
import type { ShopContext } from '#web/router.tsx'

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** The showroom for search engines: where it is, when it is open, since when there is a Saalghar. */
export function storeJsonLd({ publicUrl, shop }: Pick<ShopContext, 'publicUrl' | 'shop'>): object {
  const { street, city, state, postalCode } = shop.address
  return {
    '@context': 'https://schema.org',
    '@type': ['FurnitureStore', 'Organization'],
    '@id': `${publicUrl}/#store`,
    name: shop.name,
    legalName: shop.legalName,
    url: publicUrl,
    image: `${publicUrl}/media/scenes/og.webp`,
    telephone: shop.phone,
    email: shop.email,
    foundingDate: String(story.founded),
    priceRange: '₹₹',
    currenciesAccepted: 'INR',
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode,
      addressCountry: 'IN',
    },
    geo: { '@type': 'GeoCoordinates', ...shop.geo },
    sameAs: shop.social.map(({ url }) => url),
    hasMerchantReturnPolicy: { '@type': 'MerchantReturnPolicy', ...RETURNS },
    openingHoursSpecification: shop.showroomHours.flatMap((hours, day) =>
      hours === null
        ? []
        : [
            {
              '@type': 'OpeningHoursSpecification',
              dayOfWeek: DAYS[day],
              opens: clock(hours.opens),
              closes: clock(hours.closes),
            },
          ],
    ),
  }
}

/** The returns policy in the words of schema.org (spec section 9). */
export const RETURNS = {
  applicableCountry: 'IN',
  returnPolicyCountry: 'IN',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: 7,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/ReturnShippingFees',
}

export const NO_RETURNS = {
  applicableCountry: 'IN',
  returnPolicyCountry: 'IN',
  returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
}
