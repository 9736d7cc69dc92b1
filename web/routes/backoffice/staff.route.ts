import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { deskHead } from '#web/document/desk-head.ts'
import { backofficeRoute } from './backoffice.route.ts'

export const staffRoute = createRoute({
  getParentRoute: () => backofficeRoute,
  path: '/staff',
  staticData: { screen: 'web/backoffice/staff/staff-screen.tsx' },
  component: lazyRouteComponent(() => import('#web/backoffice/staff/staff-screen.tsx'), 'StaffScreen'),
  head: ({ match }) => deskHead(match.context, 'Staff'),
})
