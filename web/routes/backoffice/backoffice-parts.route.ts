import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { SearchParams } from '#domain/catalog/search-params.ts'
import { deskHead } from '#web/document/desk-head.ts'
import { onlyInDemo } from '../only-in-demo.ts'
import { backofficeRoute } from './backoffice.route.ts'

/** Lists and forms on invented rows, as /dev/style shows the shop's parts: only in a shop that is tried out. */
export const backofficePartsRoute = createRoute({
  getParentRoute: () => backofficeRoute,
  path: '/parts',
  staticData: { screen: 'web/backoffice/parts-screen/parts-screen.tsx' },
  loader: ({ context }) => onlyInDemo(context),
  component: lazyRouteComponent(() => import('#web/backoffice/parts-screen/parts-screen.tsx'), 'PartsScreen'),
  notFoundComponent: lazyRouteComponent(() => import('#web/storefront/shell/not-found-page.tsx'), 'NotFoundPage'),
  validateSearch: (search: Record<string, unknown>) => search as SearchParams,
  head: ({ match }) => deskHead(match.context, 'Parts'),
})
