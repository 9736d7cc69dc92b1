import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { deskHead } from '#web/document/desk-head.ts'
import { backofficeRoute } from './backoffice.route.ts'

export const importsRoute = createRoute({
  getParentRoute: () => backofficeRoute,
  path: '/import',
  staticData: { screen: 'web/backoffice/import/import-screen.tsx' },
  component: lazyRouteComponent(() => import('#web/backoffice/import/import-screen.tsx'), 'ImportScreen'),
  head: ({ match }) => deskHead(match.context, 'Import and export'),
})
