import { PERSON_MM } from './person-mm.ts'

export type Size = { width: number; depth: number; height: number }
export type Box = { x: number; y: number; width: number; height: number }
export type Views = {
  front: Box
  side: Box
  person: { x: number; y: number; height: number }
  viewBox: { width: number; height: number }
}

export const CANVAS = 420
/** As large on a phone as the text beside it. */
export const LETTERS = 17
/** Between front and side, wide enough for both their measures; then to the person. */
const GAPS = [94, 30] as const
const BETWEEN = GAPS[0] + GAPS[1]
const MARGIN = { left: 60, right: 16, top: 32, bottom: 48 }
const TALLEST = 190
const PERSON_WIDTH = 0.3

/** Front, side and a person in one scale, on one floor. Millimetres in, drawing units out. */
export function drawingViews({ width, depth, height }: Size): Views {
  const personWidth = PERSON_MM * PERSON_WIDTH
  const room = CANVAS - MARGIN.left - MARGIN.right - BETWEEN
  const scale = Math.min(room / (width + depth + personWidth), TALLEST / Math.max(height, PERSON_MM))
  const tallest = Math.max(height, PERSON_MM) * scale
  const floor = MARGIN.top + tallest
  const used = (width + depth + personWidth) * scale + BETWEEN
  const left = MARGIN.left + (room + BETWEEN - used) / 2
  const on = (x: number, w: number, h: number): Box => ({
    x,
    y: floor - h * scale,
    width: w * scale,
    height: h * scale,
  })
  const front = on(left, width, height)
  const side = on(front.x + front.width + GAPS[0], depth, height)
  return {
    front,
    side,
    person: { x: side.x + side.width + GAPS[1], y: floor - PERSON_MM * scale, height: PERSON_MM * scale },
    viewBox: { width: CANVAS, height: floor + MARGIN.bottom },
  }
}
