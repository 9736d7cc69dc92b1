import { type ReactNode, Suspense, useEffect, useRef } from 'react'

/** The end of a slice that is still to be hydrated. */
export const WAITING_SLICE = '[data-slice=waiting]'

/**
 * A border at which React may rest while it hydrates, so that a slow phone answers between two parts of a page. When the
 * last part is hydrated the page says so: html[data-alive].
 */
export function HydrationSlice({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      {children}
      <Mark />
    </Suspense>
  )
}

/** Stands in the served page, also inside parts that React has not looked at yet: none is forgotten. */
function Mark() {
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (mark.current) mark.current.dataset['slice'] = 'hydrated'
    if (!document.querySelector(WAITING_SLICE)) document.documentElement.dataset['alive'] = 'true'
  }, [])
  return <span ref={mark} hidden data-slice="waiting" />
}
