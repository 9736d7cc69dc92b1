import { useRouterState } from '@tanstack/react-router'

/** A thin line at the top, seen only when the next page takes longer than a blink. */
export function RouteProgress() {
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  if (!isLoading) return null
  return <div aria-hidden data-floating className="route-progress fixed inset-x-0 top-0 z-50 h-0.5 bg-terracotta" />
}
