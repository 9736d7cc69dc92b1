import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { deskHead } from '#web/document/desk-head.ts'
import { backofficeRoute } from './backoffice.route.ts'

export const settingsPartRoute = createRoute({
  getParentRoute: () => backofficeRoute,
  path: '/settings/$part',
  staticData: { screen: 'web/backoffice/settings/settings-screen.tsx' },
  component: lazyRouteComponent(() => import('#web/backoffice/settings/settings-screen.tsx'), 'SettingsScreen'),
  head: ({ match }) => deskHead(match.context, 'Settings'),
})
