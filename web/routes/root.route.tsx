import { createRootRouteWithContext, lazyRouteComponent, Outlet } from '@tanstack/react-router'
import { HeadTags } from '#web/document/head-tags.tsx'
import type { ShopContext } from '#web/router.tsx'

/** Nothing but the page itself: the shop's frame and the back office's hang below. */
export const rootRoute = createRootRouteWithContext<ShopContext>()({
  component: Page,
  errorComponent: lazyRouteComponent(() => import('#web/storefront/shell/error-view.tsx'), 'ErrorView'),
})

function Page() {
  return (
    <>
      <HeadTags />
      <div id="page">
        <Outlet />
      </div>
    </>
  )
}
