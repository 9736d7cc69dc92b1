import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { deskHead } from '#web/document/desk-head.ts'
import { backofficeRoute } from './backoffice.route.ts'

export const openingRoute = createRoute({
  getParentRoute: () => backofficeRoute,
  path: '/opening',
  staticData: { screen: 'web/backoffice/opening/opening-screen.tsx' },
  component: lazyRouteComponent(() => import('#web/backoffice/opening/opening-screen.tsx'), 'OpeningScreen'),
  head: ({ match }) => deskHead(match.context, 'Opening'),
})
