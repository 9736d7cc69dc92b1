import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireLogin } from '#web/session/require-login.ts'
import { deskHead } from '#web/document/desk-head.ts'
import { rootRoute } from '../root.route.tsx'

/** The back office: a frame of its own beside the shop's. Who may not enter finds the shop's 404 page here. */
export const backofficeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/backoffice',
  staticData: { screen: 'web/backoffice/frame/backoffice-frame.tsx' },
  component: lazyRouteComponent(() => import('#web/backoffice/frame/backoffice-frame.tsx'), 'BackofficeFrame'),
  beforeLoad: requireLogin,
  head: ({ match }) => deskHead(match.context, 'Back office'),
})
