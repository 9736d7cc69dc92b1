import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { deskHead } from '#web/document/desk-head.ts'
import { backofficeRoute } from './backoffice.route.ts'

export const auditEntryRoute = createRoute({
  getParentRoute: () => backofficeRoute,
  path: '/audit/$id',
  staticData: { screen: 'web/backoffice/audit/audit-entry-screen.tsx' },
  component: lazyRouteComponent(() => import('#web/backoffice/audit/audit-entry-screen.tsx'), 'AuditEntryScreen'),
  head: ({ match }) => deskHead(match.context, 'Change'),
})
