import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { deskHead } from '#web/document/desk-head.ts'
import { backofficeRoute } from './backoffice.route.ts'

export const todayRoute = createRoute({
  getParentRoute: () => backofficeRoute,
  path: '/',
  staticData: { screen: 'web/backoffice/today/today-screen.tsx' },
  component: lazyRouteComponent(() => import('#web/backoffice/today/today-screen.tsx'), 'TodayScreen'),
  head: ({ match }) => deskHead(match.context, 'Today'),
})
