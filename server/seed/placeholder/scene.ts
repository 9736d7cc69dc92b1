import { createHash } from 'node:crypto'

/** 3:2, for projects, rooms and articles. */
const WIDTH = 1500
const HEIGHT = 1000
const RIDGES = 5
const POINTS = 9

const SKIES = [
  ['#F6E9D6', '#E9D6BE'],
  ['#EDEBE2', '#D7DCD2'],
  ['#F3E2D3', '#E3C4AA'],
] as const
const HILLS = ['#C9CDBF', '#A3AF9E', '#74877A', '#4C6656', '#2F4A3C'] as const

/** Hills behind hills, as from a veranda on a clear morning. The same file always gives the same hills. */
export function placeholderScene(file: string): string {
  const dice = createHash('sha256').update(file).digest()
  const roll = (index: number) => (dice[index % dice.length] ?? 0) / 255
  const [above, below] = SKIES[(dice[0] ?? 0) % SKIES.length] ?? SKIES[0]
  const sky = `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${above}"/><stop offset="1" stop-color="${below}"/></linearGradient>`
  const sun = `<circle cx="${Math.round(300 + roll(1) * 900)}" cy="${Math.round(120 + roll(2) * 110)}" r="70" fill="#FBF3E2"/>`
  const ridges = HILLS.map((fill, depth) => ridge(depth, fill, roll)).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><defs>${sky}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>${sun}${ridges}</svg>`
}

function ridge(depth: number, fill: string, roll: (index: number) => number): string {
  const base = 380 + (depth * (HEIGHT - 430)) / RIDGES
  const points = Array.from({ length: POINTS }, (_, index) => {
    const x = (index * WIDTH) / (POINTS - 1)
    return [Math.round(x), Math.round(base - roll(3 + depth * 5 + index * 2) * (150 - depth * 14))] as const
  })
  return `<path d="M0 ${HEIGHT}L0 ${points[0]?.[1] ?? base}${points.map(smooth).join('')}L${WIDTH} ${HEIGHT}Z" fill="${fill}"/>`
}

/** Each point is reached by a curve that leaves the last one level: ridges, not saw teeth. */
function smooth(
  [x, y]: readonly [number, number],
  index: number,
  points: readonly (readonly [number, number])[],
): string {
  const before = points[index - 1]
  if (!before) return ''
  const middle = (before[0] + x) / 2
  return `C${middle} ${before[1]} ${middle} ${y} ${x} ${y}`
}
