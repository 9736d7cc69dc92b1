import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { deskHead } from '#web/document/desk-head.ts'
import { backofficeRoute } from './backoffice.route.ts'

export const comingSoonRoute = createRoute({
  getParentRoute: () => backofficeRoute,
  path: '/articles/coming-soon',
  staticData: { screen: 'web/backoffice/articles/coming-soon-screen.tsx' },
  component: lazyRouteComponent(() => import('#web/backoffice/articles/coming-soon-screen.tsx'), 'ComingSoonScreen'),
  head: ({ match }) => deskHead(match.context, 'Coming soon'),
})
