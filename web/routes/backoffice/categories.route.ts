import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { SearchParams } from '#domain/catalog/search-params.ts'
import { deskHead } from '#web/document/desk-head.ts'
import { backofficeRoute } from './backoffice.route.ts'

export const categoriesRoute = createRoute({
  getParentRoute: () => backofficeRoute,
  path: '/categories',
  staticData: { screen: 'web/backoffice/shelves/categories-screen.tsx' },
  component: lazyRouteComponent(() => import('#web/backoffice/shelves/categories-screen.tsx'), 'CategoriesScreen'),
  validateSearch: (search: Record<string, unknown>) => search as SearchParams,
  head: ({ match }) => deskHead(match.context, 'Categories and rooms'),
})
