import { createRoute } from '@tanstack/react-router'
import { MembersOnly } from '#web/session/members-only.tsx'
import { requireLogin } from '#web/session/require-login.ts'
import { storefrontRoute } from './storefront.route.tsx'

/** No path of its own: what hangs below it needs a login. */
export const membersRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  id: 'members',
  component: MembersOnly,
  beforeLoad: requireLogin,
})
