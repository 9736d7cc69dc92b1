import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { SearchParams } from '#domain/catalog/search-params.ts'
import { deskHead } from '#web/document/desk-head.ts'
import { backofficeRoute } from './backoffice.route.ts'

export const consultationsRoute = createRoute({
  getParentRoute: () => backofficeRoute,
  path: '/consultations',
  staticData: { screen: 'web/backoffice/consultations/consultations-screen.tsx' },
  component: lazyRouteComponent(
    () => import('#web/backoffice/consultations/consultations-screen.tsx'),
    'ConsultationsScreen',
  ),
  validateSearch: (search: Record<string, unknown>) => search as SearchParams,
  head: ({ match }) => deskHead(match.context, 'Consultations'),
})
