export type Size = { width: number; depth: number; height: number }
export type Box = { x: number; y: number; width: number; height: number }
export type Views = {
  front: Box
  side: Box
  person: { x: number; y: number; height: number }
  viewBox: { width: number; height: number }
}

/** A grown woman of average height here. Beside her everybody sees how large a piece is. */
export const PERSON_MM = 1550
const CANVAS = 560
const GAP = 46
const MARGIN = { left: 34, right: 40, top: 30, bottom: 44 }
const PERSON_WIDTH = 0.3

/** Front, side and a person in one scale, on one floor. Millimetres in, drawing units out. */
export function drawingViews({ width, depth, height }: Size): Views {
  const personWidth = PERSON_MM * PERSON_WIDTH
  const room = CANVAS - MARGIN.left - MARGIN.right - 2 * GAP
  const scale = Math.min(room / (width + depth + personWidth), 250 / Math.max(height, PERSON_MM))
  const tallest = Math.max(height, PERSON_MM) * scale
  const floor = MARGIN.top + tallest
  const used = (width + depth + personWidth) * scale + 2 * GAP
  const left = MARGIN.left + (room + 2 * GAP - used) / 2
  const on = (x: number, w: number, h: number): Box => ({
    x,
    y: floor - h * scale,
    width: w * scale,
    height: h * scale,
  })
  const front = on(left, width, height)
  const side = on(front.x + front.width + GAP, depth, height)
  return {
    front,
    side,
    person: { x: side.x + side.width + GAP, y: floor - PERSON_MM * scale, height: PERSON_MM * scale },
    viewBox: { width: CANVAS, height: floor + MARGIN.bottom },
  }
}
