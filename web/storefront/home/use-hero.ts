import { useEffect, useState } from 'react'
import { type HeroClock, progressPercent, tick, TICK_MS, turn } from './hero-clock.ts'

/** Turns by itself unless the visitor says stop, prefers no motion, is busy with it, or looks at another tab. */
export function useHero(count: number) {
  const [clock, setClock] = useState<HeroClock>({ slide: 0, elapsed: 0 })
  const [isPlaying, setIsPlaying] = useState(true)
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const [isAwake, setIsAwake] = useState(false)
  const isHeld = isHovered || isFocused

  useEffect(() => {
    setIsAwake(true)
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setIsPlaying(false)
  }, [])

  useEffect(() => {
    if (!isAwake || !isPlaying || isHeld || count < 2) return
    const timer = setInterval(() => {
      if (!document.hidden) setClock((now) => tick(now, count))
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [isAwake, isPlaying, isHeld, count])

  return {
    slide: clock.slide,
    percent: progressPercent(clock),
    isPlaying,
    isAwake,
    toggle: () => setIsPlaying(!isPlaying),
    step: (by: number) => setClock((now) => turn(now, by, count)),
    show: (slide: number) => setClock({ slide, elapsed: 0 }),
    hold: {
      onPointerEnter: (event: { pointerType: string }) => setIsHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setIsHovered(false),
      onFocus: (event: { target: EventTarget }) =>
        setIsFocused(event.target instanceof Element && event.target.matches(':focus-visible')),
      onBlur: () => setIsFocused(false),
    },
  }
}
