import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { lostPageHead, pageHead } from '#web/document/page-head.ts'
import { ProductSkeleton } from '#web/storefront/product/product-skeleton.tsx'
import { storefrontRoute } from './storefront.route.tsx'

const loadMissing = () => import('#web/storefront/product/product-missing.tsx')
const loadScreen = () => import('#web/storefront/product/product-page.tsx')

export const productRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/product/$productId',
  staticData: { screen: 'web/storefront/product/product-page.tsx' },
  // The colour that a link from the cart or an order means; what else stands there changes nothing.
  validateSearch: (search: Record<string, unknown>) => search as { colour?: string },
  component: lazyRouteComponent(loadScreen, 'ProductPage'),
  pendingComponent: ProductSkeleton,
  pendingMs: 120,
  notFoundComponent: lazyRouteComponent(loadMissing, 'ProductNotFound'),
  errorComponent: lazyRouteComponent(loadMissing, 'ProductFailed'),
  loader: async ({ context, params, location }) =>
    (await loadScreen()).loadProduct(context, params.productId, (location.search as { colour?: string }).colour),
  head: async ({ match, loaderData: product }) =>
    product
      ? pageHead(match.context, (await loadScreen()).productHead(product))
      : lostPageHead(match.context, 'Product Not Found'),
})
