import { CANE } from './palette.ts'

const CANE_GROUND = '#E2C693'

/** Shapes are written in millimetres with the floor at y = 0 and up positive, as a carpenter draws. */
export type Canvas = { width: number; height: number; wood: string; soft: string }
/** Left, bottom, width, height. */
export type Area = readonly [number, number, number, number]
export type Silhouette = (canvas: Canvas) => string[]

export function box([x, y, width, height]: Area, fill: string, radius = 8): string {
  return `<rect x="${n(x)}" y="${n(-y - height)}" width="${n(width)}" height="${n(height)}" rx="${n(radius)}" fill="${fill}"/>`
}

export function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${n(x)}" cy="${n(-y)}" r="${n(radius)}" fill="${fill}"/>`
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${n(x)}" cy="${n(-y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"/>`
}

export function polygon(points: readonly (readonly [number, number])[], fill: string): string {
  return `<polygon points="${points.map(([x, y]) => `${n(x)},${n(-y)}`).join(' ')}" fill="${fill}"/>`
}

export function line(
  from: readonly [number, number],
  to: readonly [number, number],
  color: string,
  width: number,
): string {
  return `<line x1="${n(from[0])}" y1="${n(-from[1])}" x2="${n(to[0])}" y2="${n(-to[1])}" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round"/>`
}

/** A woven panel: a soft ground under two sets of diagonals. */
export function weave([x, y, width, height]: Area, strand = CANE): string[] {
  const step = Math.max(24, Math.min(width, height) / 8)
  const strands: string[] = []
  for (let offset = step; offset < width + height; offset += step) {
    const start: [number, number] = [x + Math.min(offset, width), y + Math.max(0, offset - width)]
    const end: [number, number] = [x + Math.max(0, offset - height), y + Math.min(offset, height)]
    strands.push(line(start, end, strand, 5))
    strands.push(line([2 * x + width - start[0], start[1]], [2 * x + width - end[0], end[1]], strand, 5))
  }
  return [box([x, y, width, height], CANE_GROUND, 6), ...strands]
}

export function times(count: number, draw: (index: number) => string[]): string[] {
  return Array.from({ length: count }, (_, index) => draw(index)).flat()
}

const n = (value: number) => Math.round(value * 10) / 10
