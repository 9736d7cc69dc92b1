import { createRoute, lazyRouteComponent } from '@tanstack/react-router'

import { deskHead } from '#web/document/desk-head.ts'
import { backofficeRoute } from './backoffice.route.ts'

export const newProjectRoute = createRoute({
  getParentRoute: () => backofficeRoute,
  path: '/projects/new',
  staticData: { screen: 'web/backoffice/projects/project-screen.tsx' },
  component: lazyRouteComponent(() => import('#web/backoffice/projects/project-screen.tsx'), 'NewProjectScreen'),

  head: ({ match }) => deskHead(match.context, 'New project'),
})
