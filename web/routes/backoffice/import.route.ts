import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { deskHead } from '#web/document/desk-head.ts'
import { backofficeRoute } from './backoffice.route.ts'

export const importRoute = createRoute({
  getParentRoute: () => backofficeRoute,
  path: '/import/$id',
  staticData: { screen: 'web/backoffice/import/import-page.tsx' },
  component: lazyRouteComponent(() => import('#web/backoffice/import/import-page.tsx'), 'ImportPage'),
  head: ({ match }) => deskHead(match.context, 'Import'),
})
