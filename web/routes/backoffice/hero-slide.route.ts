import { createRoute, lazyRouteComponent } from '@tanstack/react-router'

import { deskHead } from '#web/document/desk-head.ts'
import { backofficeRoute } from './backoffice.route.ts'

export const heroSlideRoute = createRoute({
  getParentRoute: () => backofficeRoute,
  path: '/hero/$id',
  staticData: { screen: 'web/backoffice/front/slide-screen.tsx' },
  component: lazyRouteComponent(() => import('#web/backoffice/front/slide-screen.tsx'), 'SlideScreen'),

  head: ({ match }) => deskHead(match.context, 'Hero slide'),
})
