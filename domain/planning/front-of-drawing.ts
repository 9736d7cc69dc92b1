/** The front of a piece, out of its dimension drawing: outlines in millimetres, from its left edge and its floor. */
type DrawnFront = { readonly paths: readonly string[]; readonly left: number; readonly floor: number }

const OFF_BY = 0.05

/**
 * The studio draws one unit to the millimetre, the front first, on one floor line. What reads otherwise (a drawing by another hand) is left
 * out, and the piece is a plain box.
 */
export function frontOfDrawing(svg: string, width: number): DrawnFront | null {
  const floor = Number(/ d="M0 (\d+)H\d+"/.exec(svg)?.[1])
  const shapes = [...svg.matchAll(/<path d="(M[\dLZ .-]+)"\/>/g)].map(([, path = '']) => ({ path, ends: endsOf(path) }))
  const left = Math.min(...shapes.map(({ ends }) => ends.least))
  const front = shapes.filter(({ ends }) => ends.most <= left + width * (1 + OFF_BY))
  const right = Math.max(...front.map(({ ends }) => ends.most))
  if (!Number.isFinite(floor) || !Number.isFinite(left) || Math.abs(right - left - width) > width * OFF_BY) return null
  return { paths: front.map(({ path }) => path), left, floor }
}

function endsOf(path: string): { least: number; most: number } {
  const across = [...path.matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x))
  return { least: Math.min(...across), most: Math.max(...across) }
}
