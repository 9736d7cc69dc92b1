import type { SearchParams } from '#domain/catalog/search-params.ts'
import type { Wall } from './along-wall.ts'
import type { Opening } from './through-door.ts'

/** Where a piece was put; `at` is null while it waits for its first free spot. */
export type PlannedPiece = { readonly slug: string; readonly at: number | null; readonly isTurned: boolean }
export type Plan = { readonly wall: Wall; readonly door: Opening; readonly pieces: readonly PlannedPiece[] }

export const PLAN_PATH = '/will-it-fit'
export const MOST_PIECES = 8
/** A wall, a door: in centimetres, as people type them. */
export const PLAN_LIMITS = {
  wall: { least: 50, most: 1500, usual: 360 },
  wall_height: { least: 150, most: 600, usual: 270 },
  door: { least: 40, most: 400, usual: 90 },
  door_height: { least: 120, most: 400, usual: 210 },
} as const
export type PlanMeasure = keyof typeof PLAN_LIMITS

const MM = 10

/** A whole or half number of centimetres within reason, or null. */
export function readMeasure(measure: PlanMeasure, typed: string): number | null {
  const text = typed.trim().replace(',', '.')
  if (!/^\d{1,4}(\.\d)?$/.test(text)) return null
  const { least, most } = PLAN_LIMITS[measure]
  const number = Number(text)
  return number >= least && number <= most ? number * MM : null
}

/** An address may be typed or stale: what does not read is as if it were not there. */
export function parsePlan(params: SearchParams): Plan {
  const measure = (name: PlanMeasure) => readMeasure(name, params[name] ?? '') ?? PLAN_LIMITS[name].usual * MM
  return {
    wall: { length: measure('wall'), height: measure('wall_height') },
    door: { width: measure('door'), height: measure('door_height') },
    pieces: readPieces(params['pieces'] ?? ''),
  }
}

/** `teesta-sofa_120,lamp_30r`: the slug, centimetres from the left end of the wall, r where it is turned. */
function readPieces(text: string): PlannedPiece[] {
  const seen = new Set<string>()
  const pieces: PlannedPiece[] = []
  for (const part of text.split(',')) {
    const read = /^([a-z0-9][a-z0-9-]{0,150})(?:_(\d{1,4})(r?))?$/.exec(part)
    const slug = read?.[1]
    if (!slug || seen.has(slug) || pieces.length >= MOST_PIECES) continue
    seen.add(slug)
    pieces.push({ slug, at: read[2] === undefined ? null : Number(read[2]) * MM, isTurned: read[3] === 'r' })
  }
  return pieces
}

/** '?wall=360&…'; measures that are as usual are left out. */
export function planText({ wall, door, pieces }: Plan): string {
  const measures: [PlanMeasure, number][] = [
    ['wall', wall.length],
    ['wall_height', wall.height],
    ['door', door.width],
    ['door_height', door.height],
  ]
  const parts = measures
    .filter(([name, size]) => size !== PLAN_LIMITS[name].usual * MM)
    .map(([name, size]) => `${name}=${size / MM}`)
  if (pieces.length > 0) parts.push(`pieces=${pieces.map(pieceText).join(',')}`)
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

const pieceText = ({ slug, at, isTurned }: PlannedPiece) =>
  at === null ? slug : `${slug}_${Math.max(0, Math.round(at / MM))}${isTurned ? 'r' : ''}`

export const planOf = (slugs: readonly string[]) => `${PLAN_PATH}?pieces=${slugs.slice(0, MOST_PIECES).join(',')}`
