import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { SearchParams } from '#domain/catalog/search-params.ts'
import { deskHead } from '#web/document/desk-head.ts'
import { backofficeRoute } from './backoffice.route.ts'

export const couponsRoute = createRoute({
  getParentRoute: () => backofficeRoute,
  path: '/coupons',
  staticData: { screen: 'web/backoffice/coupons/coupons-screen.tsx' },
  component: lazyRouteComponent(() => import('#web/backoffice/coupons/coupons-screen.tsx'), 'CouponsScreen'),
  validateSearch: (search: Record<string, unknown>) => search as SearchParams,
  head: ({ match }) => deskHead(match.context, 'Coupons'),
})
