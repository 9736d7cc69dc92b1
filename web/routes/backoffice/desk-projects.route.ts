import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { SearchParams } from '#domain/catalog/search-params.ts'
import { deskHead } from '#web/document/desk-head.ts'
import { backofficeRoute } from './backoffice.route.ts'

export const deskProjectsRoute = createRoute({
  getParentRoute: () => backofficeRoute,
  path: '/projects',
  staticData: { screen: 'web/backoffice/projects/projects-screen.tsx' },
  component: lazyRouteComponent(() => import('#web/backoffice/projects/projects-screen.tsx'), 'ProjectsScreen'),
  validateSearch: (search: Record<string, unknown>) => search as SearchParams,
  head: ({ match }) => deskHead(match.context, 'Projects'),
})
