import { createRoute, lazyRouteComponent, Outlet } from '@tanstack/react-router'
import { StorefrontFrame } from '#web/storefront/storefront-frame.tsx'
import { rootRoute } from './root.route.tsx'

/** No path of its own: what hangs below it stands in the shop's frame, and so does a page that is not there. */
export const storefrontRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'storefront',
  component: Storefront,
  notFoundComponent: lazyRouteComponent(() => import('#web/storefront/shell/not-found-page.tsx'), 'NotFoundPage'),
})

function Storefront() {
  return (
    <StorefrontFrame>
      <Outlet />
    </StorefrontFrame>
  )
}
