import { lazy, Suspense } from 'react'

/** Served in full with status 404; its drawing and words weigh on no other page. */
const loadPage = async () => (await import('#web/storefront/shell/not-found-page.tsx')).NotFoundPage
const Page = import.meta.env.SSR ? await loadPage() : lazy(async () => ({ default: await loadPage() }))

export function NotFoundView() {
  return (
    <Suspense>
      <Page />
    </Suspense>
  )
}
