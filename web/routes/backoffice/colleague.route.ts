import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { deskHead } from '#web/document/desk-head.ts'
import { backofficeRoute } from './backoffice.route.ts'

export const colleagueRoute = createRoute({
  getParentRoute: () => backofficeRoute,
  path: '/staff/$id',
  staticData: { screen: 'web/backoffice/staff/colleague-screen.tsx' },
  component: lazyRouteComponent(() => import('#web/backoffice/staff/colleague-screen.tsx'), 'ColleagueScreen'),
  head: ({ match }) => deskHead(match.context, 'Colleague'),
})
