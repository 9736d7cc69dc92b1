import { type PointerEvent, useRef } from 'react'

const SWIPE_THRESHOLD = 50

type SwipeOptions = {
  threshold?: number
  onStart?: () => void
  /** Horizontal distance so far; 0 when the finger has let go. */
  onMove?: (distance: number) => void
  onSwipe: (direction: 'left' | 'right') => void
}

/** Finger, pen or mouse moved sideways. Give the element `touch-action: pan-y`, so that scrolling stays the browser's. */
export function useSwipe({ threshold = SWIPE_THRESHOLD, onStart, onMove, onSwipe }: SwipeOptions) {
  const startX = useRef<number | null>(null)
  const hasMoved = useRef(false)

  function finish(event: PointerEvent) {
    if (startX.current === null) return
    const distance = event.type === 'pointercancel' ? 0 : event.clientX - startX.current
    startX.current = null
    onMove?.(0)
    if (Math.abs(distance) > threshold) onSwipe(distance < 0 ? 'left' : 'right')
  }

  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      startX.current = event.clientX
      hasMoved.current = false
      onStart?.()
    },
    onPointerMove: (event: PointerEvent) => {
      if (startX.current === null) return
      const distance = event.clientX - startX.current
      // Captured only once it is a drag: a captured press would never become a click on what lies inside.
      if (!hasMoved.current && Math.abs(distance) > 6) {
        hasMoved.current = true
        event.currentTarget.setPointerCapture(event.pointerId)
      }
      if (hasMoved.current) onMove?.(distance)
    },
    onPointerUp: finish,
    onPointerCancel: finish,
    onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => {
      if (!hasMoved.current) return
      hasMoved.current = false
      event.preventDefault()
      event.stopPropagation()
    },
    onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
  }
}
