import { createRootRouteWithContext, HeadContent, lazyRouteComponent, Outlet } from '@tanstack/react-router'
import { lostPageHead } from '#web/document/page-head.ts'
import type { ShopContext } from '#web/router.tsx'
import { StorefrontFrame } from '#web/storefront/storefront-frame.tsx'

export const rootRoute = createRootRouteWithContext<ShopContext>()({
  component: Page,
  notFoundComponent: lazyRouteComponent(() => import('#web/storefront/shell/not-found-page.tsx'), 'NotFoundPage'),
  // Every page names itself; where no route fits, nothing but the root is there to do it.
  head: ({ matches }) => (matches.length > 1 ? {} : lostPageHead('Page not found')),
  errorComponent: lazyRouteComponent(() => import('#web/storefront/shell/error-view.tsx'), 'ErrorView'),
})

function Page() {
  return (
    <>
      <HeadContent />
      <div id="page">
        <StorefrontFrame>
          <Outlet />
        </StorefrontFrame>
      </div>
    </>
  )
}
