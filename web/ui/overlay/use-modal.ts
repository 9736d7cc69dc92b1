import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { keepFocusInside } from './keep-focus-inside.ts'

const CLOSING_MS = 220
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

type Modal = { ref: RefObject<HTMLDialogElement | null>; isShown: boolean }

/** Drives a native modal dialog. The browser makes the page inert, and gives the focus back to the opener on close. */
export function useModal(isOpen: boolean, onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null)
  const isLingering = useLingering(isOpen)
  const close = useEffectEvent(onClose)

  useBrowserLayoutEffect(() => {
    const dialog = ref.current
    if (!isOpen || !dialog) return
    dialog.showModal()
    const stop = listen(dialog, () => close())
    return () => {
      stop()
      dialog.close()
    }
  }, [isOpen])
  return { ref, isShown: isOpen || isLingering }
}

/** The content stays while the panel moves away. */
function useLingering(isOpen: boolean): boolean {
  const [isLingering, setIsLingering] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    setIsLingering(true)
    return () => void setTimeout(() => setIsLingering(false), CLOSING_MS)
  }, [isOpen])
  return isLingering
}

function listen(dialog: HTMLDialogElement, close: () => void): () => void {
  const events = new AbortController()
  const { signal } = events
  dialog.addEventListener('keydown', (event) => keepFocusInside(dialog, event), { signal })
  // Chromium closes at the second Escape whatever `cancel` says. Heard at the document, after what stands inside the dialog: a key
  // that a list of suggestions took closes nothing.
  document.addEventListener('keydown', (event) => takeEscape(dialog, event, close), { signal })
  // Pressed and let go outside: text selected from inside to outside is no wish to close.
  let isPressedOutside = false
  dialog.addEventListener('pointerdown', (event) => (isPressedOutside = isOutside(dialog, event)), { signal })
  dialog.addEventListener('click', (event) => isPressedOutside && isOutside(dialog, event) && close(), { signal })
  dialog.addEventListener(
    'cancel',
    (event) => {
      event.preventDefault()
      close()
    },
    { signal },
  )
  return () => events.abort()
}

function takeEscape(dialog: HTMLDialogElement, event: KeyboardEvent, close: () => void): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return
  if (!(event.target instanceof Element) || event.target.closest('dialog') !== dialog) return
  event.preventDefault()
  close()
}

function isOutside(dialog: HTMLDialogElement, event: MouseEvent): boolean {
  if (event.target !== dialog) return false
  const box = dialog.getBoundingClientRect()
  return event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom
}
