import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '#web/document/page-head.ts'
import { storefrontRoute } from './storefront.route.tsx'

export const wishlistRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/wishlist',
  staticData: { screen: 'web/storefront/wishlist/wishlist-page.tsx' },
  component: lazyRouteComponent(() => import('#web/storefront/wishlist/wishlist-page.tsx'), 'WishlistPage'),
  head: ({ match }) =>
    pageHead(match.context, {
      title: 'Wishlist',
      description: 'The pieces you like, kept in one place.',
      path: '/wishlist',
      noindex: true,
    }),
})
