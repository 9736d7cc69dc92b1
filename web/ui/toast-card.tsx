import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { type ShownToast, toastStore } from '#web/ui/toast.ts'
import { SWIPE_THRESHOLD, useSwipe } from '#web/ui/use-swipe.ts'

const TOAST_MS = 5000

const ICONS = {
  plain: null,
  success: <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-brass-light" />,
  error: <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-paper" />,
}

export function ToastCard({ shown, onShown }: { shown: ShownToast; onShown: () => void }) {
  const card = useRef<HTMLDivElement>(null)
  const dismiss = () => toastStore.dismiss(shown.key)
  const pause = useAutoDismiss(dismiss)
  const arrived = useEffectEvent(onShown)
  useEffect(() => arrived(), [])
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
