import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { SearchParams } from '#domain/catalog/search-params.ts'
import { deskHead } from '#web/document/desk-head.ts'
import { backofficeRoute } from './backoffice.route.ts'

export const deskReviewsRoute = createRoute({
  getParentRoute: () => backofficeRoute,
  path: '/reviews',
  staticData: { screen: 'web/backoffice/reviews/reviews-screen.tsx' },
  component: lazyRouteComponent(() => import('#web/backoffice/reviews/reviews-screen.tsx'), 'ReviewsScreen'),
  validateSearch: (search: Record<string, unknown>) => search as SearchParams,
  head: ({ match }) => deskHead(match.context, 'Reviews'),
})
