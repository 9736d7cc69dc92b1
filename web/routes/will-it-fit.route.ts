import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '#web/document/page-head.ts'
import { storefrontRoute } from './storefront.route.tsx'

const loadScreen = () => import('#web/storefront/planning/plan-page.tsx')

export const willItFitRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/will-it-fit',
  staticData: { screen: 'web/storefront/planning/plan-page.tsx' },
  component: lazyRouteComponent(loadScreen, 'PlanPage'),
  head: async ({ match }) => pageHead(match.context, (await loadScreen()).page),
})
