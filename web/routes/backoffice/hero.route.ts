import { createRoute, lazyRouteComponent } from '@tanstack/react-router'

import { deskHead } from '#web/document/desk-head.ts'
import { backofficeRoute } from './backoffice.route.ts'

export const heroRoute = createRoute({
  getParentRoute: () => backofficeRoute,
  path: '/hero',
  staticData: { screen: 'web/backoffice/front/hero-screen.tsx' },
  component: lazyRouteComponent(() => import('#web/backoffice/front/hero-screen.tsx'), 'HeroScreen'),

  head: ({ match }) => deskHead(match.context, 'Hero slides'),
})
