import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '#web/document/page-head.ts'
import { storefrontRoute } from './storefront.route.tsx'

const loadScreen = () => import('#web/storefront/projects/project-page.tsx')

export const projectRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/project/$projectSlug',
  staticData: { screen: 'web/storefront/projects/project-page.tsx' },
  component: lazyRouteComponent(loadScreen, 'ProjectPage'),
  notFoundComponent: lazyRouteComponent(loadScreen, 'ProjectNotFound'),
  loader: async ({ context, params }) => (await loadScreen()).loadProject(context, params.projectSlug),
  head: async ({ match, loaderData }) =>
    pageHead(match.context, (await loadScreen()).projectHead(match.pathname, loaderData)),
})
