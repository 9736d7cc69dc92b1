import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { lostPageHead, pageHead } from '#web/document/page-head.ts'
import { ProductFailed, ProductNotFound } from '#web/storefront/product/late-product-missing.tsx'
import { ProductSkeleton } from '#web/storefront/product/product-skeleton.tsx'
import { rootRoute } from './root.route.tsx'

const loadScreen = () => import('#web/storefront/product/product-page.tsx')

export const productRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/product/$productId',
  staticData: { screen: 'web/storefront/product/product-view.tsx' },
  component: lazyRouteComponent(loadScreen, 'ProductPage'),
  pendingComponent: ProductSkeleton,
  pendingMs: 120,
  notFoundComponent: ProductNotFound,
  errorComponent: ProductFailed,
  loader: async ({ context, params }) => (await loadScreen()).loadProduct(context, params.productId),
  head: async ({ match, loaderData: product }) =>
    product
      ? pageHead(match.context.publicUrl, (await loadScreen()).productHead(product))
      : lostPageHead('Product Not Found'),
})
