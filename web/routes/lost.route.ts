import { createRoute, notFound } from '@tanstack/react-router'
import { lostPageHead } from '#web/document/page-head.ts'
import { storefrontRoute } from './storefront.route.tsx'

/** Any other path: the 404 page, in the shop's frame. */
export const lostRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '$',
  beforeLoad: () => {
    throw notFound()
  },
  head: () => lostPageHead('Page not found'),
})
