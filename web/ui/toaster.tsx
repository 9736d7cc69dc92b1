import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { type ShownToast, toastStore } from '#web/ui/toast.ts'
import { SWIPE_THRESHOLD, useSwipe } from '#web/ui/use-swipe.ts'

export const TOAST_MS = 5000
const HOTKEY = 'F8'

/** Mounted once. The live regions are there before any message: screen readers announce changes, not arrivals. */
export function Toaster() {
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => null)
  const region = useRef<HTMLElement>(null)
  useHotkey(region)
  useEffect(() => raise(region.current), [])
  const isUrgent = shown?.tone === 'error'
  return (
    <section
      ref={region}
      aria-label={`Notifications (${HOTKEY})`}
      tabIndex={-1}
      popover="manual"
      data-floating
      className="pointer-events-none fixed inset-x-4 top-auto bottom-4 z-60 m-0 w-auto overflow-visible border-0 bg-transparent p-0 sm:right-auto sm:left-6 sm:bottom-6 sm:w-96"
    >
      <div aria-live="polite">{shown && !isUrgent && <ToastCard key={shown.key} shown={shown} />}</div>
      <div aria-live="assertive">{shown && isUrgent && <ToastCard key={shown.key} shown={shown} />}</div>
    </section>
  )
}

/** Above everything, also above a dialog that was opened before the toast came. */
function raise(region: HTMLElement | null | undefined) {
  if (!region?.showPopover) return
  const isShown = region.matches(':popover-open')
  if (isShown && !document.querySelector('dialog:modal')) return
  if (isShown) region.hidePopover()
  region.showPopover()
}

function useHotkey(region: { current: HTMLElement | null }) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== HOTKEY) return
      event.preventDefault()
      region.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [region])
}

const ICONS = {
  plain: null,
  success: <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-brass-light" />,
  error: <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-paper" />,
}

function ToastCard({ shown }: { shown: ShownToast }) {
  const card = useRef<HTMLDivElement>(null)
  const dismiss = () => toastStore.dismiss(shown.key)
  const pause = useAutoDismiss(dismiss)
  useEffect(() => raise(card.current?.closest<HTMLElement>('[popover]')), [])
  const swipe = useSwipe({
    threshold: SWIPE_THRESHOLD,
    onMove: (distance) => {
      card.current?.style.setProperty('--swipe', `${distance}px`)
      card.current?.toggleAttribute('data-swiping', distance !== 0)
    },
    onSwipe: dismiss,
  })
  return (
    <div
      ref={card}
      {...swipe}
      {...pause}
      onKeyDown={(event) => event.key === 'Escape' && dismiss()}
      className={clsx(
        'toast on-dark pointer-events-auto flex items-start gap-3 rounded-md py-3 pr-2 pl-4 text-paper shadow-lift',
        shown.tone === 'error' ? 'bg-terracotta-deep' : 'bg-ink',
      )}
    >
      {ICONS[shown.tone ?? 'plain']}
      <div className="min-w-0 grow py-0.5">
        <p className="font-semibold">{shown.title}</p>
        {shown.description && <p className="text-sm text-paper/85">{shown.description}</p>}
        {shown.action && (
          <button
            type="button"
            className="mt-1 min-h-8 text-sm font-semibold underline underline-offset-4"
            onClick={() => {
              shown.action?.onPress()
              dismiss()
            }}
          >
            {shown.action.label}
          </button>
        )}
      </div>
      <IconButton size="sm" label="Dismiss" icon={X} onClick={dismiss} className="-my-0.5 hover:text-ink" />
    </div>
  )
}

/** Time stands still while someone reads or reaches for it. */
function useAutoDismiss(dismiss: () => void) {
  const [isHeld, setIsHeld] = useState(false)
  const onTimeUp = useEffectEvent(dismiss)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => onTimeUp(), TOAST_MS)
    return () => clearTimeout(timer)
  }, [isHeld])
  return {
    onPointerEnter: () => setIsHeld(true),
    onPointerLeave: () => setIsHeld(false),
    onFocus: () => setIsHeld(true),
    onBlur: () => setIsHeld(false),
  }
}
