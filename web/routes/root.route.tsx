import { createRootRouteWithContext, HeadContent, lazyRouteComponent, Outlet } from '@tanstack/react-router'
import type { ShopContext } from '#web/router.tsx'

/** Nothing but the page itself: the shop's frame and the back office's hang below. */
export const rootRoute = createRootRouteWithContext<ShopContext>()({
  component: Page,
  errorComponent: lazyRouteComponent(() => import('#web/storefront/shell/error-view.tsx'), 'ErrorView'),
})

function Page() {
  return (
    <>
      <HeadContent />
      <div id="page">
        <Outlet />
      </div>
    </>
  )
}
