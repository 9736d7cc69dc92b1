import { createRootRouteWithContext, HeadContent, Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { lostPageHead } from '#web/document/page-head.ts'
import type { ShopContext } from '#web/router.tsx'
import { StorefrontFrame } from '#web/storefront/storefront-frame.tsx'
import { LateErrorView } from '#web/storefront/shell/late-error-view.tsx'
import { NotFoundView } from '#web/storefront/shell/not-found-view.tsx'
import { drawTheRest } from '#web/ui/draw-last.ts'

export const rootRoute = createRootRouteWithContext<ShopContext>()({
  component: Page,
  notFoundComponent: NotFoundView,
  // Every page names itself; where no route fits, nothing but the root is there to do it.
  head: ({ matches }) => (matches.length > 1 ? {} : lostPageHead('Page not found')),
  errorComponent: ({ error, reset }) => <LateErrorView error={error} onRetry={reset} />,
})

function Page() {
  useEffect(sayThatPageIsAlive, [])
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

/** For whoever drives the page by program: from now on its controls answer. The stylesheet draws the rest of the page by it. */
function sayThatPageIsAlive() {
  document.documentElement.dataset['alive'] = 'true'
  void drawTheRest()
}
