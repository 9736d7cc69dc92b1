import { Suspense, useEffect, useRef } from 'react'
import type { ShownMessage } from './messages.ts'
import { useStore } from '#web/ui/state/store.ts'
import { ahead, late } from '#web/ui/page/late.ts'
import { toasts } from './toast.ts'

const HOTKEY = 'F8'
type ToastProps = { shown: ShownMessage; onShown: () => void }

const loadCard = () => import('./message-card.tsx')
const fetchAhead = ahead(loadCard)
const ToastCard = late(() =>
  loadCard().then((card) => (props: ToastProps) => <card.MessageCard {...props} messages={toasts} look={card.DARK} />),
)

/** Mounted once. The live regions are there before any message: screen readers announce changes, not arrivals. */
export function Toaster() {
  const [shown] = useStore(toasts)
  const region = useRef<HTMLElement>(null)
  useEffect(() => raise(region.current), [])
  useEffect(() => listenForHotkey(() => region.current?.focus()), [])
  useEffect(fetchCardOnFirstTouch, [])
  const isUrgent = shown?.tone === 'error'
  const card = shown && (
    <Suspense>
      <ToastCard key={shown.key} shown={shown} onShown={() => raise(region.current)} />
    </Suspense>
  )
  return (
    <section
      ref={region}
      aria-label={`Notifications (${HOTKEY})`}
      tabIndex={-1}
      popover="manual"
      data-floating
      className="pointer-events-none fixed inset-x-4 top-auto bottom-[calc(var(--foot)+1rem)] z-60 m-0 w-auto overflow-visible border-0 bg-transparent p-0 sm:right-auto sm:left-6 sm:w-96"
    >
      <div aria-live="polite">{!isUrgent && card}</div>
      <div aria-live="assertive">{isUrgent && card}</div>
    </section>
  )
}

/** Above everything, also above a dialog that was opened before the toast came. */
function raise(region: HTMLElement | null) {
  if (!region?.showPopover) return
  const isShown = region.matches(':popover-open')
  if (isShown && !document.querySelector('dialog:modal')) return
  if (isShown) region.hidePopover()
  region.showPopover()
}

function listenForHotkey(focusRegion: () => void) {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== HOTKEY) return
    event.preventDefault()
    focusRegion()
  }
  document.addEventListener('keydown', onKey)
  return () => document.removeEventListener('keydown', onKey)
}

/** A toast answers something the shopper did, so the card is there by then, even if the connection has gone. */
function fetchCardOnFirstTouch() {
  const events = new AbortController()
  const fetchCard = () => {
    events.abort()
    fetchAhead()
  }
  for (const name of ['pointerdown', 'keydown']) document.addEventListener(name, fetchCard, { signal: events.signal })
  return () => events.abort()
}
