import { clsx } from 'clsx'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { keepFocusInside } from './keep-focus-inside.ts'

export type PopoverPanelProps = {
  isOpen: boolean
  onClose: () => void
  label: string
  /** The button that opened it: clicks on it are its own business, and it gets the focus back. */
  opener: RefObject<HTMLElement | null>
  children: ReactNode
  className?: string | undefined
}

/** Hangs under its opener inside a relative box; on phones it spans the screen under the header. */
export function PopoverPanel({ isOpen, ...props }: PopoverPanelProps) {
  return isOpen ? <OpenPanel {...props} /> : null
}

function OpenPanel({ onClose, label, opener, children, className }: Omit<PopoverPanelProps, 'isOpen'>) {
  const panel = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(onClose)

  useEffect(() => {
    const element = panel.current
    const button = opener.current
    if (!element) return
    element.focus({ preventScroll: true })
    const stop = listen(element, button, () => close())
    return () => {
      stop()
      if (isFocusAdrift(element)) button?.focus()
    }
  }, [opener])

  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={clsx(
        'popover-panel fixed inset-x-3 top-[calc(var(--spacing-header)+0.25rem)] z-50 rounded-md border border-sand bg-paper text-ink shadow-lift',
        'sm:absolute sm:inset-x-auto sm:top-[calc(100%+0.5rem)] sm:right-0',
        className,
      )}
    >
      {children}
    </div>
  )
}

/** Nobody has taken the focus elsewhere on purpose; a click on plain page lands on the body or on the main region. */
function isFocusAdrift(panel: HTMLElement): boolean {
  const active = document.activeElement
  return !active || active === document.body || panel.contains(active) || active.matches('main, [tabindex="-1"]')
}

function listen(panel: HTMLElement, button: HTMLElement | null, close: () => void): () => void {
  const events = new AbortController()
  const { signal } = events
  const isInside = (event: Event) => event.composedPath().some((node) => node === panel || node === button)
  document.addEventListener('click', (event) => !isInside(event) && close(), { signal, capture: true })
  document.addEventListener(
    'keydown',
    (event) => {
      // An open list inside may have taken the key for itself.
      if (event.key === 'Escape' && !event.defaultPrevented) close()
      else keepFocusInside(panel, event)
    },
    { signal },
  )
  return () => events.abort()
}
