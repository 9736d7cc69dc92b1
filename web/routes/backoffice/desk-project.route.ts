import { createRoute, lazyRouteComponent } from '@tanstack/react-router'

import { deskHead } from '#web/document/desk-head.ts'
import { backofficeRoute } from './backoffice.route.ts'

export const deskProjectRoute = createRoute({
  getParentRoute: () => backofficeRoute,
  path: '/projects/$id',
  staticData: { screen: 'web/backoffice/projects/project-screen.tsx' },
  component: lazyRouteComponent(() => import('#web/backoffice/projects/project-screen.tsx'), 'ProjectScreen'),

  head: ({ match }) => deskHead(match.context, 'Project'),
})
