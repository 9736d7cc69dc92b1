import type { Box } from './through-door.ts'

export type Wall = { readonly length: number; readonly height: number }
/** A piece against the wall: `at` is its left edge, in millimetres from the left end of the wall. */
export type Standing = { readonly slug: string; readonly at: number; readonly isTurned: boolean; readonly size: Box }

export type Trouble = 'beyond the wall' | 'taller than the wall' | 'overlaps'
type Judged = Standing & { readonly troubles: readonly Trouble[] }

/** What people need to walk past. */
export const PASSAGE = 750
/** A rug lies under what stands on it. */
const FLAT = 40
const STEP = 10

/** How much of the wall it takes, and how far it comes into the room; turned, the two change places. */
export const widthOf = ({ size, isTurned }: Pick<Standing, 'size' | 'isTurned'>) => (isTurned ? size.depth : size.width)
export const depthOf = ({ size, isTurned }: Pick<Standing, 'size' | 'isTurned'>) => (isTurned ? size.width : size.depth)

const isFlat = ({ size }: Standing) => size.height <= FLAT
const overlaps = (a: Standing, b: Standing) => a.at < b.at + widthOf(b) && b.at < a.at + widthOf(a)

export function judgePieces(pieces: readonly Standing[], wall: Wall): Judged[] {
  return pieces.map((piece) => {
    const troubles: Trouble[] = []
    if (piece.at < 0 || piece.at + widthOf(piece) > wall.length) troubles.push('beyond the wall')
    if (piece.size.height > wall.height) troubles.push('taller than the wall')
    const others = pieces.filter((other) => other !== piece && !isFlat(other))
    if (!isFlat(piece) && others.some((other) => overlaps(piece, other))) troubles.push('overlaps')
    return { ...piece, troubles }
  })
}

/** What is left of the wall when everything stands, and the widest piece of it in one. */
export function freeAlong(pieces: readonly Standing[], wall: Wall): { total: number; widest: number } {
  let [end, total, widest] = [0, 0, 0]
  const gap = (until: number) => {
    const free = Math.max(0, Math.min(until, wall.length) - end)
    total += free
    widest = Math.max(widest, free)
  }
  for (const piece of pieces.filter((each) => !isFlat(each)).toSorted((a, b) => a.at - b.at)) {
    gap(piece.at)
    end = Math.max(end, Math.min(piece.at + widthOf(piece), wall.length))
  }
  gap(wall.length)
  return { total, widest }
}

/** Pieces move by whole centimetres and stay at the wall where it is long enough. */
export function movedTo(at: number, piece: Standing, wall: Wall): number {
  const last = Math.max(0, wall.length - widthOf(piece))
  return Math.round(Math.min(Math.max(0, at), last) / STEP) * STEP
}

/** The first free spot from the left that is wide enough; the left end where none is. */
export function freeSpot(pieces: readonly Standing[], size: Box, wall: Wall): number {
  const spots = [0, ...pieces.map((piece) => piece.at + widthOf(piece))].toSorted((a, b) => a - b)
  const fits = (at: number) => {
    const piece = { slug: '', at, isTurned: false, size }
    return (
      at >= 0 && at + size.width <= wall.length && !pieces.some((other) => !isFlat(other) && overlaps(piece, other))
    )
  }
  return spots.find(fits) ?? 0
}
