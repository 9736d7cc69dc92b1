import { createRoute } from '@tanstack/react-router'
import { MembersOnly } from '#web/storefront/auth/members-only.tsx'
import { requireLogin } from '#web/storefront/auth/require-login.ts'
import { rootRoute } from './root.route.tsx'

/** No path of its own: what hangs below it needs a login. */
export const membersRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'members',
  component: MembersOnly,
  beforeLoad: requireLogin,
})
