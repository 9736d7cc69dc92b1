import { createRootRouteWithContext, HeadContent, Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { shop } from '#domain/company/shop.ts'
import type { ShopContext } from '#web/router.tsx'
import { StorefrontFrame } from '#web/storefront/storefront-frame.tsx'
import { ErrorView } from '#web/storefront/shell/error-view.tsx'
import { NotFoundView } from '#web/storefront/shell/not-found-view.tsx'

export const rootRoute = createRootRouteWithContext<ShopContext>()({
  component: Page,
  notFoundComponent: NotFoundView,
  // Every page names itself; where no route fits, nothing but the root is there to do it.
  head: ({ matches }) => (matches.length > 1 ? {} : lostPageHead),
  errorComponent: ({ error, reset }) => <ErrorView error={error} onRetry={reset} />,
})

const lostPageHead = { meta: [{ title: `Page not found | ${shop.name}` }, { name: 'robots', content: 'noindex' }] }

function Page() {
  // For whoever drives the page by program: from now on its controls answer.
  useEffect(() => void (document.documentElement.dataset['alive'] = 'true'), [])
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
