import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { earlyEntries } from './early-entries.ts'

/** A slice that is still to be hydrated. */
export const WAITING_SLICE = '[data-slice=waiting]'

/**
 * A border at which React may rest while it hydrates, so that a slow phone answers between two parts of a page. When the
 * last part is hydrated the page says so: html[data-alive].
 */
export function HydrationSlice({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <Slice>{children}</Slice>
    </Suspense>
  )
}

/** Says in the served page what is still to be hydrated, also of parts that React has not looked at yet. */
function Slice({ children }: { children: ReactNode }) {
  const slice = useRef<HTMLDivElement>(null)
  const early = useRef<(() => void)[]>([])
  const [isSettled, setIsSettled] = useState(false)
  // What was entered is read before anything is drawn anew, and entered again after what the parts themselves bring back.
  useLayoutEffect(() => {
    if (slice.current) early.current = earlyEntries(slice.current)
  }, [])
  useEffect(() => setIsSettled(true), [])
  useEffect(() => {
    // Outside of React's own work each entry is answered before the next one is made.
    if (isSettled) queueMicrotask(() => sayHydrated(slice.current, early.current))
  }, [isSettled])
  return (
    <div ref={slice} className="contents" data-slice="waiting">
      {children}
    </div>
  )
}

function sayHydrated(slice: HTMLElement | null, early: readonly (() => void)[]) {
  if (slice) slice.dataset['slice'] = 'hydrated'
  for (const enterAgain of early) enterAgain()
  if (!document.querySelector(WAITING_SLICE)) document.documentElement.dataset['alive'] = 'true'
}
