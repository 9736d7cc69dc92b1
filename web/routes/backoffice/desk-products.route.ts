import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { SearchParams } from '#domain/catalog/search-params.ts'
import { deskHead } from '#web/document/desk-head.ts'
import { backofficeRoute } from './backoffice.route.ts'

export const deskProductsRoute = createRoute({
  getParentRoute: () => backofficeRoute,
  path: '/products',
  staticData: { screen: 'web/backoffice/catalog/products-screen.tsx' },
  component: lazyRouteComponent(() => import('#web/backoffice/catalog/products-screen.tsx'), 'ProductsScreen'),
  validateSearch: (search: Record<string, unknown>) => search as SearchParams,
  head: ({ match }) => deskHead(match.context, 'Products'),
})
