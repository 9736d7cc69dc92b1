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
    const more = [
      queryClient.prefetchQuery(relatedQuery(api, productId)),
      queryClient.prefetchQuery(questionsQuery(api, product.id)),
    ]
    if (import.meta.env.SSR) await Promise.all(more)
    return product
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw notFound()
    throw error
  }
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
    { property: 'product:availability', content: product.stock_quantity > 0 ? 'in stock' : 'out of stock' },
  ],
})
