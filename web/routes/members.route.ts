import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireLogin } from '#web/session/require-login.ts'
import { storefrontRoute } from './storefront.route.tsx'

/** No path of its own: what hangs below it needs a login. */
export const membersRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  id: 'members',
  staticData: { screen: 'web/session/members-only.tsx' },
  component: lazyRouteComponent(() => import('#web/session/members-only.tsx'), 'MembersOnly'),
  beforeLoad: requireLogin,
})
