import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { deskHead } from '#web/document/desk-head.ts'
import { backofficeRoute } from './backoffice.route.ts'

export const deskReviewRoute = createRoute({
  getParentRoute: () => backofficeRoute,
  path: '/reviews/$id',
  staticData: { screen: 'web/backoffice/reviews/review-page.tsx' },
  component: lazyRouteComponent(() => import('#web/backoffice/reviews/review-page.tsx'), 'ReviewPage'),
  head: ({ match }) => deskHead(match.context, 'Review'),
})
