import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { SearchParams } from '#domain/catalog/search-params.ts'
import { deskHead } from '#web/document/desk-head.ts'
import { backofficeRoute } from './backoffice.route.ts'

export const auditRoute = createRoute({
  getParentRoute: () => backofficeRoute,
  path: '/audit',
  staticData: { screen: 'web/backoffice/audit/audit-screen.tsx' },
  component: lazyRouteComponent(() => import('#web/backoffice/audit/audit-screen.tsx'), 'AuditScreen'),
  validateSearch: (search: Record<string, unknown>) => search as SearchParams,
  head: ({ match }) => deskHead(match.context, 'Audit log'),
})
