import { createRoute, lazyRouteComponent } from '@tanstack/react-router'

import { deskHead } from '#web/document/desk-head.ts'
import { backofficeRoute } from './backoffice.route.ts'

export const newHeroSlideRoute = createRoute({
  getParentRoute: () => backofficeRoute,
  path: '/hero/new',
  staticData: { screen: 'web/backoffice/front/slide-screen.tsx' },
  component: lazyRouteComponent(() => import('#web/backoffice/front/slide-screen.tsx'), 'NewSlideScreen'),

  head: ({ match }) => deskHead(match.context, 'New slide'),
})
