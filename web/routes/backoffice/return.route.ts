import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { deskHead } from '#web/document/desk-head.ts'
import { backofficeRoute } from './backoffice.route.ts'

export const returnRoute = createRoute({
  getParentRoute: () => backofficeRoute,
  path: '/returns/$id',
  staticData: { screen: 'web/backoffice/returns/return-screen.tsx' },
  component: lazyRouteComponent(() => import('#web/backoffice/returns/return-screen.tsx'), 'ReturnScreen'),
  head: ({ match }) => deskHead(match.context, 'Return'),
})
