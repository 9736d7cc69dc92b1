import { clsx } from 'clsx'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { slideAt, turnTo } from './carousel-turn.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { useSwipe } from './use-swipe.ts'

const ChevronLeft = drawnIcon('chevron-left')
const ChevronRight = drawnIcon('chevron-right')

export type Slide = { id: string; content: ReactNode; thumbnail?: ReactNode; label?: string | undefined }
type CarouselProps = {
  label: string
  slides: readonly Slide[]
  /** Gives the stage its shape, such as "aspect-[4/5]". */
  stageClass: string
  /** "2 of 5" unless told otherwise. */
  counter?: (position: number, count: number) => string
  hasThumbnails?: boolean
  /** Hand both in to steer it from outside. */
  index?: number | undefined
  onIndexChange?: ((index: number) => void) | undefined
  className?: string | undefined
}

const ofCount = (position: number, count: number) => `${position} of ${count}`

export function Carousel({ label, slides, stageClass, counter = ofCount, hasThumbnails, ...props }: CarouselProps) {
  const count = slides.length
  const { turn, go } = useTurn(count, props)
  if (count === 0) return null
  const index = slideAt(turn, count)
  const hasMany = count > 1
  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className={props.className}
      onKeyDown={onArrowKeys(hasMany, turn, go)}
    >
      <div className="relative">
        <Stage slides={slides} turn={turn} go={go} counter={counter} className={stageClass} />
        {hasMany && <Arrows turn={turn} go={go} />}
        {hasMany && <Counter>{counter(index + 1, count)}</Counter>}
      </div>
      {hasThumbnails && hasMany && (
        <Thumbnails slides={slides} index={index} onPick={(slide) => go(turnTo(slide, turn, count))} />
      )}
    </section>
  )
}

function useTurn(count: number, { index, onIndexChange }: Pick<CarouselProps, 'index' | 'onIndexChange'>) {
  const [ownTurn, setOwnTurn] = useState(index ?? 0)
  const turn = index === undefined || count === 0 ? ownTurn : turnTo(index, ownTurn, count)
  const go = (next: number) => {
    setOwnTurn(next)
    onIndexChange?.(slideAt(next, count))
  }
  return { turn, go }
}

function onArrowKeys(hasMany: boolean, turn: number, go: (turn: number) => void) {
  return (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (!hasMany || step === 0) return
    event.preventDefault()
    go(turn + step)
  }
}

type StageProps = {
  slides: readonly Slide[]
  turn: number
  go: (turn: number) => void
  counter: (position: number, count: number) => string
  className: string
}

const PLACES = ['before', 'current', 'after'] as const

/** Holds three slides: the current one and its neighbours, which wait outside the frame once the page is awake. */
function Stage({ slides, turn, go, counter, className }: StageProps) {
  const stage = useRef<HTMLDivElement>(null)
  const [isAwake, setIsAwake] = useState(false)
  useEffect(() => setIsAwake(slides.length > 1), [slides.length])
  const swipe = useSwipe({
    onMove: (distance) => drag(stage.current, distance),
    onSwipe: (direction) => go(direction === 'left' ? turn + 1 : turn - 1),
  })
  return (
    <div
      ref={stage}
      {...(isAwake ? swipe : undefined)}
      className={clsx('carousel-stage relative touch-pan-y overflow-hidden bg-linen', className)}
    >
      {PLACES.map((place, offset) => {
        const at = turn + offset - 1
        const index = slideAt(at, slides.length)
        const slide = slides[index]
        if (!slide || (place !== 'current' && !isAwake)) return null
        return (
          <div
            key={at}
            role="group"
            aria-roledescription="slide"
            aria-label={slide.label ?? counter(index + 1, slides.length)}
            inert={place !== 'current'}
            data-place={place}
            className="carousel-slide"
          >
            {slide.content}
          </div>
        )
      })}
    </div>
  )
}

function drag(stage: HTMLElement | null, distance: number) {
  stage?.style.setProperty('--drag', `${distance}px`)
  stage?.toggleAttribute('data-dragging', distance !== 0)
}

function Arrows({ turn, go }: { turn: number; go: (turn: number) => void }) {
  return (
    <div className="pointer-events-none absolute inset-x-3 top-1/2 flex -translate-y-1/2 justify-between *:pointer-events-auto">
      <IconButton label="Previous picture" icon={ChevronLeft} variant="raised" onClick={() => go(turn - 1)} />
      <IconButton label="Next picture" icon={ChevronRight} variant="raised" onClick={() => go(turn + 1)} />
    </div>
  )
}

function Counter({ children }: { children: ReactNode }) {
  return (
    <p
      aria-live="polite"
      className="figures absolute right-3 bottom-3 rounded-full bg-paper/95 px-3 py-1 text-xs font-semibold"
    >
      {children}
    </p>
  )
}

/** Moves the row alone: scrollIntoView would move the page as well. */
function keepInSight(row: HTMLElement | null, index: number) {
  const [outer, inner] = [row?.getBoundingClientRect(), row?.children[index]?.getBoundingClientRect()]
  if (!row || !outer || !inner) return
  if (inner.left < outer.left || inner.right > outer.right)
    row.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
}

type ThumbnailsProps = { slides: readonly Slide[]; index: number; onPick: (index: number) => void }

function Thumbnails({ slides, index, onPick }: ThumbnailsProps) {
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => keepInSight(row.current, index), [index])
  return (
    <ul ref={row} className="mt-3 flex gap-2.5 overflow-x-auto p-1">
      {slides.map((slide, position) => (
        <li key={slide.id} className="w-16 shrink-0 sm:w-20">
          <button
            type="button"
            aria-label={`Show picture ${position + 1}`}
            aria-current={position === index ? 'true' : undefined}
            onClick={() => onPick(position)}
            className="block w-full overflow-hidden rounded-sm border border-transparent opacity-70 transition-opacity hover:opacity-100 aria-[current]:border-ink aria-[current]:opacity-100"
          >
            {slide.thumbnail ?? slide.content}
          </button>
        </li>
      ))}
    </ul>
  )
}
