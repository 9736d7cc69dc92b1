import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { depthOf, PASSAGE, type Standing, widthOf } from '#domain/planning/along-wall.ts'
import type { Plan } from '#domain/planning/plan-address.ts'
import type { PieceVerdict } from '#domain/planning/plan-words.ts'
import { inCentimetres } from '#web/storefront/listing/size-text.ts'
import { PERSON_MM } from '#web/storefront/product/person-mm.ts'
import { FrontOutline } from './front-outline.tsx'
import type { PlanPiece } from './use-plan.ts'

type PlanViewsProps = {
  plan: Plan
  pieces: readonly PlanPiece[]
  verdicts: readonly PieceVerdict[]
  onMove: (slug: string, at: number) => void
}
type Shown = { standing: Standing; name: string; drawing: string | null; fits: boolean }

const MARGIN = 120
const PERSON_ROOM = 700

/** The wall from the front and from above, one scale, with a person of 155 cm beside it. */
export function PlanViews({ plan, pieces, verdicts, onMove }: PlanViewsProps) {
  const { drag, handlers } = useDrag(onMove)
  const shown = pieces.flatMap(({ standing, product, slug }): Shown[] => {
    if (!standing || !product) return []
    const at = drag?.slug === slug ? drag.at : standing.at
    const fits = verdicts.find((each) => each.slug === slug)?.fits ?? true
    return [{ standing: { ...standing, at }, name: product.name, drawing: product.drawing, fits }]
  })
  const views = { plan, shown, handlers, onMove }
  return (
    <div className="space-y-6">
      <FrontView {...views} />
      <AboveView {...views} />
    </div>
  )
}

type ViewProps = {
  plan: Plan
  shown: readonly Shown[]
  handlers: ReturnType<typeof useDrag>['handlers']
  onMove: (slug: string, at: number) => void
}

const svgClass = 'block h-auto w-full rounded-sm bg-linen forced-colors:border'
const THIN = { strokeWidth: 1.5, vectorEffect: 'non-scaling-stroke' as const }

function FrontView({ plan: { wall }, shown, handlers, onMove }: ViewProps) {
  const tall = Math.max(wall.height, PERSON_MM, ...shown.map(({ standing }) => standing.size.height))
  const box = { x: -MARGIN, y: -MARGIN, width: wall.length + PERSON_ROOM + 2 * MARGIN, height: tall + 2 * MARGIN }
  const ceiling = tall - wall.height
  return (
    <figure>
      <figcaption className="mb-2 text-sm font-semibold">From the front</figcaption>
      <svg
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        className={svgClass}
        role="group"
        aria-label="The wall from the front"
      >
        <rect
          x={0}
          y={ceiling}
          width={wall.length}
          height={wall.height}
          className="fill-paper stroke-brass"
          {...THIN}
        />
        <path d={`M${box.x} ${tall}H${box.x + box.width}`} className="stroke-brass" {...THIN} />
        {shown.map((each) => (
          <g
            key={each.standing.slug}
            role="slider"
            tabIndex={0}
            aria-label={`${each.name}, distance from the left end of the wall`}
            aria-valuemin={0}
            aria-valuemax={Math.max(0, Math.round((wall.length - widthOf(each.standing)) / 10))}
            aria-valuenow={Math.round(each.standing.at / 10)}
            aria-valuetext={`${inCentimetres(each.standing.at)} cm`}
            transform={`translate(${each.standing.at} ${tall})`}
            className={pieceClass(each.fits)}
            onKeyDown={(event) => stepBy(event, each.standing, onMove)}
            {...handlers(each.standing)}
          >
            <FrontOutline standing={each.standing} drawing={each.drawing} />
          </g>
        ))}
        <Person x={wall.length + PERSON_ROOM / 2 - 60} y={tall - PERSON_MM} />
      </svg>
    </figure>
  )
}

function AboveView({ plan: { wall }, shown, handlers }: ViewProps) {
  const deepest = Math.max(400, ...shown.map(({ standing }) => depthOf(standing)))
  const height = deepest + PASSAGE + 2 * MARGIN
  const width = wall.length + PERSON_ROOM + 2 * MARGIN
  return (
    <figure className="print:break-inside-avoid">
      <figcaption className="mb-2 text-sm font-semibold">
        From above, with {inCentimetres(PASSAGE)} cm to walk past
      </figcaption>
      <svg viewBox={`${-MARGIN} ${-MARGIN} ${width} ${height}`} className={svgClass} aria-hidden="true">
        <rect x={0} y={-60} width={wall.length} height={60} className="fill-brass forced-colors:fill-[CanvasText]" />
        {shown.map(({ standing, fits }) => (
          <g
            key={standing.slug}
            transform={`translate(${standing.at} 0)`}
            className={pieceClass(fits)}
            {...handlers(standing)}
          >
            <rect
              width={widthOf(standing)}
              height={depthOf(standing)}
              rx={20}
              className="fill-paper stroke-ink"
              {...THIN}
            />
          </g>
        ))}
        <path d={`M0 ${deepest + PASSAGE}H${wall.length}`} strokeDasharray="6 5" className="stroke-brass" {...THIN} />
        <ellipse
          cx={wall.length + PERSON_ROOM / 2}
          cy={350}
          rx={230}
          ry={140}
          className="fill-sand forced-colors:fill-[GrayText]"
        />
      </svg>
    </figure>
  )
}

const pieceClass = (fits: boolean) =>
  `cursor-grab touch-pan-y focus-visible:outline-2 focus-visible:outline-leaf ${fits ? '' : '[&_path]:stroke-terracotta [&_rect]:stroke-terracotta [&_rect]:[stroke-dasharray:7_4]'}`

/** Arrows move it by a centimetre, with Shift by ten; Home and End take it to an end of the wall. */
function stepBy(event: KeyboardEvent, { slug, at }: Standing, onMove: ViewProps['onMove']): void {
  const step = event.shiftKey ? 100 : 10
  const to = { ArrowLeft: at - step, ArrowRight: at + step, Home: 0, End: Number.MAX_SAFE_INTEGER }[event.key]
  if (to === undefined) return
  event.preventDefault()
  onMove(slug, to)
}

type Drag = { slug: string; at: number }

/** While a hand is on a piece only the drawing follows; the plan is told when it lets go. */
function useDrag(onMove: (slug: string, at: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const from = useRef<{ x: number; at: number; scale: number } | null>(null)
  const handlers = ({ slug, at }: Standing) => ({
    onPointerDown(event: PointerEvent<SVGGElement>) {
      const svg = event.currentTarget.ownerSVGElement
      if (!svg || event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      from.current = { x: event.clientX, at, scale: svg.viewBox.baseVal.width / svg.getBoundingClientRect().width }
    },
    onPointerMove({ clientX }: PointerEvent) {
      if (from.current) setDrag({ slug, at: from.current.at + (clientX - from.current.x) * from.current.scale })
    },
    onPointerUp() {
      if (drag) onMove(drag.slug, drag.at)
      from.current = null
      setDrag(null)
    },
    onPointerCancel() {
      from.current = null
      setDrag(null)
    },
  })
  return { drag, handlers }
}

/** Drawn in a box of 30 by 100, feet on the floor. */
function Person({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${PERSON_MM / 100})`} className="fill-sand forced-colors:fill-[GrayText]">
      <title>A person of 155 cm</title>
      <circle cx="15" cy="7" r="6.4" />
      <path d="M8 16c-3 1-4.500 4-5 9l-1.500 22c0 3 3.500 3 4 0l2-17 .5 68c0 3 5.500 3 6 0l1-40 1 40c.5 3 6 3 6 0l.5-68 2 17c.5 3 4 3 4 0L27 25c-.5-5-2-8-5-9-4-1.500-10-1.500-14 0Z" />
    </g>
  )
}
