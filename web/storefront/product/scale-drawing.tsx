import { inCentimetres, sizeText } from '#web/storefront/listing/size-text.ts'
import { type Box, drawingViews, LETTERS, type Size } from './drawing-scale.ts'

/** Front and side beside a person, all in one scale. */
export function ScaleDrawing({ size, name }: { size: Size; name: string }) {
  const { front, side, person, viewBox } = drawingViews(size)
  const floor = front.y + front.height
  const words = `${name} drawn to scale beside a person of 155 cm: ${sizeText(size) ?? ''}`
  return (
    <svg
      role="img"
      aria-label={words}
      viewBox={`0 0 ${viewBox.width} ${viewBox.height}`}
      className="mb-4 w-full rounded-sm bg-linen"
    >
      <path d={`M12 ${floor}H${viewBox.width - 12}`} stroke="#8e7e6c" strokeWidth="1" />
      <Face box={front} />
      <Face box={side} />
      <Measure box={front} label={`W ${inCentimetres(size.width)} cm`} />
      <Measure box={side} label={`D ${inCentimetres(size.depth)} cm`} />
      <HeightMeasure box={front} label={`H ${inCentimetres(size.height)} cm`} />
      <Person {...person} />
    </svg>
  )
}

function Face({ box: { x, y, width, height } }: { box: Box }) {
  return <rect x={x} y={y} width={width} height={height} rx="2" fill="#fbf8f3" stroke="#3b2a1e" strokeWidth="1.5" />
}

const TEXT = { fontSize: LETTERS, fill: '#241c15', textAnchor: 'middle' as const }

function Measure({ box: { x, y, width, height }, label }: { box: Box; label: string }) {
  const line = y + height + 14
  return (
    <>
      <path
        d={`M${x} ${line}H${x + width}M${x} ${line - 4}v8M${x + width} ${line - 4}v8`}
        stroke="#9a7434"
        fill="none"
      />
      <text x={x + width / 2} y={line + 20} {...TEXT}>
        {label}
      </text>
    </>
  )
}

function HeightMeasure({ box: { x, y, height }, label }: { box: Box; label: string }) {
  const line = x - 12
  return (
    <>
      <path d={`M${line} ${y}v${height}M${line - 4} ${y}h8M${line - 4} ${y + height}h8`} stroke="#9a7434" fill="none" />
      <text x={line} y={Math.max(14, y - 8)} {...TEXT}>
        {label}
      </text>
    </>
  )
}

/** Drawn in a box of 30 by 100, feet on the floor. */
function Person({ x, y, height }: { x: number; y: number; height: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${height / 100})`} fill="#cfc1ad">
      <circle cx="15" cy="7" r="6.4" />
      <path d="M8 16c-3 1-4.500 4-5 9l-1.500 22c0 3 3.500 3 4 0l2-17 .5 68c0 3 5.500 3 6 0l1-40 1 40c.5 3 6 3 6 0l.5-68 2 17c.5 3 4 3 4 0L27 25c-.5-5-2-8-5-9-4-1.500-10-1.500-14 0Z" />
    </g>
  )
}
