import { notFound, redirect } from '@tanstack/react-router'
import type { Product } from '#domain/api/catalog.ts'
import { effectivePrice } from '#domain/pricing/effective-price.ts'
import { ApiError } from '#web/api/api.ts'
import { productQuery, relatedQuery } from '#web/api/catalog.ts'
import { questionsQuery } from '#web/api/questions.ts'
import type { ShopContext } from '#web/router.tsx'

const PERMANENTLY = 301

/** An address that the product has left leads on to its present one, in the colour that was asked for. */
export async function loadProduct(
  { api, queryClient }: ShopContext,
  productId: string,
  colour?: string,
): Promise<Product> {
  try {
    const product = await queryClient.ensureQueryData(productQuery(api, productId))
    if (product.slug !== productId && !/^\d+$/.test(productId))
      throw redirect({
        to: '/product/$productId',
        params: { productId: product.slug },
        search: colour === undefined ? {} : { colour },
        statusCode: PERMANENTLY,
        replace: true,
      })
    const related = queryClient.prefetchQuery(relatedQuery(api, productId))
    // In the browser the questions ask for themselves when they are near.
    if (import.meta.env.SSR) await Promise.all([related, queryClient.prefetchQuery(questionsQuery(api, product.id))])
    return product
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw notFound()
    throw error
  }
}

const availabilityOf = ({ is_custom, stock_quantity }: Product) => {
  if (stock_quantity <= 0) return 'out of stock'
  return is_custom ? 'available for order' : 'in stock'
}

export const productHead = (product: Product) => ({
  title: product.seo.title ?? product.name,
  description: product.seo.description ?? (product.short_description || product.description.slice(0, 155)),
  path: `/product/${product.slug}`,
  image: product.share_picture,
  type: 'product' as const,
  extra: [
    { property: 'product:price:amount', content: String(effectivePrice(product)) },
    { property: 'product:price:currency', content: 'INR' },
    { property: 'product:availability', content: availabilityOf(product) },
  ],
})
