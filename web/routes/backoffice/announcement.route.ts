import { createRoute, lazyRouteComponent } from '@tanstack/react-router'

import { deskHead } from '#web/document/desk-head.ts'
import { backofficeRoute } from './backoffice.route.ts'

export const announcementRoute = createRoute({
  getParentRoute: () => backofficeRoute,
  path: '/announcement',
  staticData: { screen: 'web/backoffice/front/announcement-screen.tsx' },
  component: lazyRouteComponent(() => import('#web/backoffice/front/announcement-screen.tsx'), 'AnnouncementScreen'),

  head: ({ match }) => deskHead(match.context, 'Announcement'),
})
