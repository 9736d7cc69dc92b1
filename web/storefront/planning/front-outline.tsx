import { useQuery } from '@tanstack/react-query'
import { type Standing, widthOf } from '#domain/planning/along-wall.ts'
import { frontOfDrawing } from '#domain/planning/front-of-drawing.ts'

const FOR_EVER = Number.POSITIVE_INFINITY
const THIN = { strokeWidth: 1.5, vectorEffect: 'non-scaling-stroke' as const }

/** The studio's own drawing of the front, one unit to the millimetre; turned, or without one, a plain box of its size. */
export function FrontOutline({ standing, drawing }: { standing: Standing; drawing: string | null }) {
  const { size, isTurned } = standing
  const { data: front } = useQuery({
    queryKey: ['drawing', drawing],
    queryFn: async () => frontOfDrawing(await (await fetch(drawing ?? '')).text(), size.width),
    enabled: drawing !== null && !isTurned,
    staleTime: FOR_EVER,
  })
  const box = { x: 0, y: -size.height, width: widthOf(standing), height: size.height }
  if (!front || isTurned) return <rect {...box} rx={12} className="fill-paper stroke-ink" {...THIN} />
  return (
    <>
      {/* Takes the hand between the outlines too. */}
      <rect {...box} fill="transparent" />
      <g transform={`translate(${-front.left} ${-front.floor})`} className="fill-paper stroke-ink">
        {front.paths.map((path, index) => (
          <path key={index} d={path} {...THIN} />
        ))}
      </g>
    </>
  )
}
