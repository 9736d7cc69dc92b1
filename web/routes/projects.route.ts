import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { SearchParams } from '#domain/catalog/search-params.ts'
import { pageHead } from '#web/document/page-head.ts'
import { storefrontRoute } from './storefront.route.tsx'

const loadScreen = () => import('#web/storefront/projects/projects-page.tsx')

export const projectsRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/projects',
  staticData: { screen: 'web/storefront/projects/projects-page.tsx' },
  component: lazyRouteComponent(loadScreen, 'ProjectsPage'),
  validateSearch: (search: Record<string, unknown>) => search as SearchParams,
  loader: async ({ context }) => (await loadScreen()).loadProjects(context),
  head: async ({ match }) => pageHead(match.context, (await loadScreen()).page),
})
