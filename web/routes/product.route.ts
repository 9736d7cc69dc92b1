import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { shop } from '#domain/company/shop.ts'
import { effectivePrice } from '#domain/pricing/effective-price.ts'
import { ApiError } from '#web/api/api.ts'
import { productQuery, relatedQuery } from '#web/api/catalog.ts'
import { pageHead } from '#web/document/page-head.ts'
import { ProductFailed, ProductNotFound } from '#web/storefront/product/product-missing.tsx'
import { ProductSkeleton } from '#web/storefront/product/product-skeleton.tsx'
import { rootRoute } from './root.route.tsx'

export const productRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/product/$productId',
  staticData: { screen: 'web/storefront/product/product-page.tsx' },
  component: lazyRouteComponent(() => import('#web/storefront/product/product-page.tsx'), 'ProductPage'),
  pendingComponent: ProductSkeleton,
  pendingMs: 120,
  notFoundComponent: ProductNotFound,
  errorComponent: ProductFailed,
  loader: async ({ context: { api, queryClient }, params: { productId } }) => {
    try {
      const product = await queryClient.ensureQueryData(productQuery(api, productId))
      const related = queryClient.prefetchQuery(relatedQuery(api, productId))
      if (typeof document === 'undefined') await related
      return product
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) throw notFound()
      throw error
    }
  },
  head: ({ match, loaderData: product }) => {
    if (!product)
      return { meta: [{ title: `Product Not Found | ${shop.name}` }, { name: 'robots', content: 'noindex' }] }
    return pageHead(match.context.publicUrl, {
      title: product.name,
      description: product.short_description || product.description.slice(0, 155),
      path: `/product/${product.slug}`,
      image: product.pictures[0]?.url,
      type: 'product',
      extra: [
        { property: 'product:price:amount', content: String(effectivePrice(product)) },
        { property: 'product:price:currency', content: 'INR' },
        { property: 'product:availability', content: product.stock_quantity > 0 ? 'in stock' : 'out of stock' },
      ],
    })
  },
})
