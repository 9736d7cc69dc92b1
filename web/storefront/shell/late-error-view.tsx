import { lazy, Suspense } from 'react'

const loadView = async () => (await import('#web/storefront/shell/error-view.tsx')).ErrorView
const View = import.meta.env.SSR ? await loadView() : lazy(async () => ({ default: await loadView() }))

type LateErrorViewProps = { error: unknown; onRetry: () => void }

/** Hardly anybody sees it. Where even its code cannot be fetched, the router's own words stand in. */
export function LateErrorView(props: LateErrorViewProps) {
  return (
    <Suspense>
      <View {...props} />
    </Suspense>
  )
}
