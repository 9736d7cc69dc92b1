import type { ShopContext } from '#web/router.tsx'
import type { Product } from '#domain/api/catalog.ts'
import type { Question } from '#domain/api/questions.ts'
import { rupees, toRupees } from '#domain/money/paise.ts'
import { returnKindOf } from '#domain/orders/return-policy.ts'
import { effectivePrice } from '#domain/pricing/effective-price.ts'
import { homeZone } from '#domain/shipping/home-zone.ts'
import type { DeliveryTerms } from '#domain/shipping/delivery-terms.ts'
import { shippingCharge } from '#domain/shipping/shipping-charge.ts'
import { NO_RETURNS, RETURNS } from '#web/storefront/home/store-json-ld.ts'

const MOST_REVIEWS = 10

/** Product and offer for search engines. Rating and reviews only where somebody wrote one. */
export function productJsonLd(
  product: Product,
  { publicUrl, shop }: Pick<ShopContext, 'publicUrl' | 'shop'>,
  questions: readonly Question[] = [],
): object {
  const url = `${publicUrl}/product/${product.slug}`
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${url}#product`,
    name: product.name,
    description: product.description || product.short_description,
    image: product.pictures.map((picture) => absolute(publicUrl, picture.url)),
    sku: product.sku,
    category: product.category.name,
    brand: { '@type': 'Brand', name: shop.name },
    ...(product.material ? { material: product.material } : {}),
    ...(product.color ? { color: product.color } : {}),
    ...sizes(product),
    offers: offerOf(product, url, publicUrl, shop.delivery),
    ...judgements(product, shop.name),
    ...questionsOf(questions),
  }
}

function offerOf(product: Product, url: string, publicUrl: string, delivery: DeliveryTerms) {
  const price = effectivePrice(product)
  return {
    '@type': 'Offer',
    url,
    price: price.toFixed(2),
    priceCurrency: 'INR',
    availability: `https://schema.org/${availabilityOf(product)}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@id': `${publicUrl}/#store` },
    // Only where it is known: a date that nobody keeps, or that has passed, is worse than none.
    ...(product.sale_ends_at === null ? {} : { priceValidUntil: product.sale_ends_at }),
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: {
        '@type': 'MonetaryAmount',
        value: toRupees(shippingCharge(rupees(price), delivery.rate)),
        currency: 'INR',
      },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IN', addressRegion: 'WB' },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        handlingTime: days(0, 2),
        ...transitTime(delivery),
      },
    },
    hasMerchantReturnPolicy: returnsOf(product),
  }
}

/** Where our own vans go, which is where it is said for. */
function transitTime(delivery: DeliveryTerms) {
  const zone = homeZone(delivery)
  return zone ? { transitTime: days((zone.expressDays ?? zone.days).min, zone.days.max) } : {}
}

function availabilityOf({ stock_quantity, is_custom }: Product): string {
  if (stock_quantity <= 0) return 'OutOfStock'
  return is_custom ? 'MadeToOrder' : 'InStock'
}

/** What is made for somebody, or slept on, comes back only when it is not right. */
const returnsOf = ({ is_custom: isCustom, return_kind: returnKind }: Product) => ({
  '@type': 'MerchantReturnPolicy',
  ...(returnKindOf({ isCustom, returnKind }) === 'ordinary' ? RETURNS : NO_RETURNS),
})

const days = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
})

function sizes({ dimensions: { width, depth, height }, weight }: Product) {
  const millimetres = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode: 'MMT' })
  return {
    ...(width ? { width: millimetres(width) } : {}),
    ...(depth ? { depth: millimetres(depth) } : {}),
    ...(height ? { height: millimetres(height) } : {}),
    ...(weight > 0 ? { weight: { '@type': 'QuantitativeValue', value: weight, unitCode: 'KGM' } } : {}),
  }
}

function judgements({ reviews, reviews_count, average_rating }: Product, shopName: string) {
  if (reviews_count === 0) return {}
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: average_rating, reviewCount: reviews_count },
    review: reviews.slice(0, MOST_REVIEWS).map((review) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: review.user.name },
      datePublished: review.created_at.slice(0, 10),
      reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5 },
      ...(review.comment ? { reviewBody: review.comment } : {}),
      ...(review.answer ? { comment: answerTo(review.answer, shopName) } : {}),
    })),
  }
}

/** Review is a creative work, and whatever is said to one is its comment. */
const answerTo = ({ text, created_at }: { text: string; created_at: string }, shopName: string) => ({
  '@type': 'Comment',
  text,
  dateCreated: created_at,
  author: { '@type': 'Organization', name: shopName },
})

const MOST_QUESTIONS = 20

/**
 * Works about the product (`subjectOf`), each a Question with its answers. Not a QAPage: search engines ask that a page marked so
 * is about one question, and name product pages with many as a wrong use (docs/decisions).
 */
function questionsOf(questions: readonly Question[]) {
  const answered = questions.filter(({ answers }) => answers.length > 0).slice(0, MOST_QUESTIONS)
  if (answered.length === 0) return {}
  return {
    subjectOf: answered.map(({ text, name, created_at, answers }) => {
      const [accepted, ...suggested] = answers.map((answer) => ({
        '@type': 'Answer',
        text: answer.text,
        dateCreated: answer.created_at,
        author: { '@type': answer.by === 'shop' ? 'Organization' : 'Person', name: answer.name },
      }))
      return {
        '@type': 'Question',
        name: text,
        text,
        dateCreated: created_at,
        author: { '@type': 'Person', name },
        answerCount: answers.length,
        acceptedAnswer: accepted,
        ...(suggested.length > 0 ? { suggestedAnswer: suggested } : {}),
      }
    }),
  }
}

const absolute = (publicUrl: string, address: string) => (/^https?:/.test(address) ? address : `${publicUrl}${address}`)
