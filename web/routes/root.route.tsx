import { createRootRouteWithContext, HeadContent, Outlet } from '@tanstack/react-router'
import type { ShopContext } from '#web/router.tsx'
import { StorefrontFrame } from '#web/storefront/storefront-frame.tsx'
import { ErrorView } from '#web/storefront/shell/error-view.tsx'
import { NotFoundView } from '#web/storefront/shell/not-found-view.tsx'

export const rootRoute = createRootRouteWithContext<ShopContext>()({
  component: Page,
  notFoundComponent: NotFoundView,
  errorComponent: ({ error, reset }) => <ErrorView error={error} onRetry={reset} />,
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
