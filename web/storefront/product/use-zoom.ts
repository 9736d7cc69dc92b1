import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Point, Size } from './part-of-picture.ts'
import {
  type Frame,
  largestScale,
  moved,
  scaleAround,
  settle,
  type View,
  viewAt,
  wholeScale,
  wholeView,
} from './zoom-view.ts'

const WHEEL_SPEED = 0.0015
const STEP = 1.4
const STILL_PX = 6

/** Where the picture lies, and what fingers, mouse and wheel do to it. `pressed` is where it was asked for. */
export function useZoom(stageRef: RefObject<HTMLElement | null>, picture: Size, pressed: Point) {
  const [stage, setStage] = useState<Size | null>(null)
  const [view, setView] = useState<View | null>(null)
  const frame: Frame | null = stage && { picture, stage, pixelRatio: window.devicePixelRatio || 1 }

  const measure = useEffectEvent((element: HTMLElement) => {
    const size = { width: element.clientWidth, height: element.clientHeight }
    // The dialog is not open yet: nothing could stand in the middle of nothing.
    if (size.width === 0 || size.height === 0) return
    const next = { picture, stage: size, pixelRatio: window.devicePixelRatio || 1 }
    setStage(size)
    setView((before) => (before ? settle(before, next) : viewAt(pressed, next)))
  })
  useLayoutEffect(() => {
    const element = stageRef.current
    if (!element) return
    measure(element)
    const observer = new ResizeObserver(() => measure(element))
    observer.observe(element)
    return () => observer.disconnect()
  }, [stageRef])

  const change = (how: (before: View, frame: Frame) => View) => {
    if (frame) setView((before) => (before ? how(before, frame) : before))
  }
  const middle = () => ({ x: (stage?.width ?? 0) / 2, y: (stage?.height ?? 0) / 2 })
  const grow = (factor: number, at: Point = middle()) =>
    change((before, own) => scaleAround(before, before.scale * factor, at, own))
  const toggle = (at: Point) =>
    change((before, own) => {
      const isWhole = before.scale <= wholeScale(own) * 1.01
      return isWhole ? scaleAround(before, largestScale(own), at, own) : wholeView(own)
    })
  useWheel(stageRef, (delta, at) => grow(Math.exp(-delta * WHEEL_SPEED), at))
  const fingers = useFingers(stageRef, {
    drag: (by) => change((before, own) => moved(before, by, own)),
    pinch: grow,
    press: toggle,
  })
  return {
    view,
    fingers,
    larger: () => grow(STEP),
    smaller: () => grow(1 / STEP),
    shift: (by: Point) => change((before, own) => moved(before, by, own)),
  }
}

/** Not through React, which listens passively: the page behind must not scroll. */
function useWheel(stage: RefObject<HTMLElement | null>, turn: (delta: number, at: Point) => void) {
  const onTurn = useEffectEvent(turn)
  useEffect(() => {
    const element = stage.current
    if (!element) return
    const listen = (event: WheelEvent) => {
      event.preventDefault()
      onTurn(event.deltaY, pointIn(element, event))
    }
    element.addEventListener('wheel', listen, { passive: false })
    return () => element.removeEventListener('wheel', listen)
  }, [stage])
}

type Moves = { drag(by: Point): void; pinch(factor: number, at: Point): void; press(at: Point): void }

/** One finger drags, two pinch, and one that has not moved presses. */
function useFingers(stage: RefObject<HTMLElement | null>, { drag, pinch, press }: Moves) {
  const down = useRef(new Map<number, Point>())
  const travelled = useRef(0)
  const at = (event: PointerEvent) => (stage.current ? pointIn(stage.current, event) : { x: 0, y: 0 })
  const others = (id: number) => [...down.current].filter(([other]) => other !== id).map(([, point]) => point)
  return {
    onPointerDown(event: PointerEvent) {
      event.currentTarget.setPointerCapture(event.pointerId)
      if (down.current.size === 0) travelled.current = 0
      down.current.set(event.pointerId, at(event))
    },
    onPointerMove(event: PointerEvent) {
      const before = down.current.get(event.pointerId)
      if (!before) return
      const now = at(event)
      const [other] = others(event.pointerId)
      travelled.current += distance(before, now) + (other ? STILL_PX : 0)
      if (other) pinch(distance(now, other) / Math.max(1, distance(before, other)), between(now, other))
      else drag({ x: now.x - before.x, y: now.y - before.y })
      down.current.set(event.pointerId, now)
    },
    onPointerUp(event: PointerEvent) {
      const wasAlone = down.current.delete(event.pointerId) && down.current.size === 0
      if (wasAlone && travelled.current < STILL_PX) press(at(event))
    },
    onPointerCancel: (event: PointerEvent) => void down.current.delete(event.pointerId),
  }
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
const between = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

function pointIn(element: HTMLElement, event: { clientX: number; clientY: number }): Point {
  const box = element.getBoundingClientRect()
  return { x: event.clientX - box.left, y: event.clientY - box.top }
}
