import { BRASS, STEEL } from './palette.ts'
import { box, circle, ellipse, line, type Silhouette, times, weave } from './shapes.ts'

export const sofa: Silhouette = ({ width, height, wood, soft }) => {
  const seats = Math.max(2, Math.round(width / 720))
  const each = (width - 240) / seats
  return [
    ...times(2, (i) => [box([i === 0 ? 70 : width - 130, 0, 60, 150], wood)]),
    box([90, 300, width - 180, height - 300], soft, 60),
    ...times(seats, (i) => [box([125 + i * each, 400, each - 10, height - 430], tint(soft), 50)]),
    ...times(seats, (i) => [box([120 + i * each, 270, each - 4, 160], soft, 40)]),
    box([0, 130, width, 120], wood, 20),
    ...times(2, (i) => [box([i === 0 ? 0 : width - 110, 130, 110, 480], wood, 40)]),
  ]
}

export const daybed: Silhouette = ({ width, height, wood, soft }) => [
  ...times(2, (i) => [box([i === 0 ? 30 : width - 100, 0, 70, height * 0.85], wood, 16)]),
  box([0, 220, width, 70], wood, 14),
  box([40, 290, width - 80, 130], soft, 30),
  ...times(2, (i) => [circle(i === 0 ? 190 : width - 190, 520, 110, soft)]),
]

export const swing: Silhouette = ({ width, height, wood }) => [
  line([60, 0], [150, height - 60], wood, 60),
  line([width - 60, 0], [width - 150, height - 60], wood, 60),
  box([60, height - 90, width - 120, 80], wood, 20),
  ...times(2, (i) => [line([i === 0 ? 260 : width - 260, height - 90], [i === 0 ? 260 : width - 260, 520], BRASS, 14)]),
  ...times(2, (i) => [box([i === 0 ? 240 : width - 270, 480, 30, 260], wood, 10)]),
  box([220, 450, width - 440, 60], wood, 16),
  ...times(9, (i) => [box([290 + i * ((width - 600) / 8), 510, 22, 210], wood, 8)]),
  box([240, 710, width - 480, 36], wood, 12),
]

export const armchair: Silhouette = ({ width, height, wood, soft }) => [
  ...times(2, (i) => [line([i === 0 ? 150 : width - 150, 140], [i === 0 ? 120 : width - 120, 0], wood, 44)]),
  box([40, 220, width - 80, height - 220], soft, 240),
  box([0, 130, width, 330], tint(soft), 150),
  box([130, 260, width - 260, 170], soft, 80),
]

export const caneChair: Silhouette = ({ width, height, wood }) => {
  const seat = height * 0.5
  return [
    ...weave([width * 0.2, seat + 60, width * 0.6, height - seat - 130]),
    box([width * 0.14, seat, 46, height - seat], wood, 16),
    box([width * 0.86 - 46, seat, 46, height - seat], wood, 16),
    box([width * 0.14, height - 80, width * 0.72, 70], wood, 24),
    box([width * 0.06, seat - 60, width * 0.88, 70], wood, 16),
    ...legs(width, seat - 40, wood),
  ]
}

export const spindleChair: Silhouette = ({ width, height, wood }) => {
  const seat = height * 0.51
  return [
    ...times(9, (i) => [line([width * (0.24 + i * 0.065), seat], [width * (0.18 + i * 0.08), height - 40], wood, 15)]),
    box([width * 0.08, height - 80, width * 0.84, 70], wood, 30),
    box([width * 0.04, seat - 50, width * 0.92, 64], wood, 30),
    ...legs(width, seat - 40, wood),
  ]
}

export const upholsteredChair: Silhouette = ({ width, height, wood, soft }) => {
  const seat = height * 0.52
  return [
    box([width * 0.08, seat - 20, width * 0.84, height - seat + 20], soft, 120),
    box([width * 0.02, seat - 100, width * 0.96, 130], tint(soft), 50),
    ...legs(width, seat - 90, wood),
  ]
}

export const counterStool: Silhouette = ({ width, height, wood }) => {
  const seat = height * 0.69
  return [
    ...times(2, (i) => [line([i === 0 ? 90 : width - 90, seat], [i === 0 ? 30 : width - 30, 0], STEEL, 20)]),
    line([55, 230], [width - 55, 230], STEEL, 20),
    ...times(2, (i) => [line([i === 0 ? 70 : width - 70, seat], [i === 0 ? 60 : width - 60, height - 60], STEEL, 18)]),
    box([50, height - 130, width - 100, 120], wood, 40),
    box([30, seat - 10, width - 60, 40], wood, 18),
  ]
}

export const bench: Silhouette = ({ width, height, wood, soft }) => [
  ...times(2, (i) => [box([i === 0 ? width * 0.08 : width * 0.92 - 60, 0, 60, height - 50], wood, 12)]),
  box([width * 0.1, height * 0.3, width * 0.8, 34], wood, 10),
  box([0, height - 110, width, 60], wood, 14),
  box([12, height - 60, width - 24, 60], soft, 26),
]

export const woodenBench: Silhouette = (canvas) => bench({ ...canvas, soft: tint(canvas.wood) })

export const pouffe: Silhouette = ({ width, height, soft }) => [
  box([0, 0, width, height], soft, height * 0.4),
  ...times(6, (i) => [ellipse(width / 2, 40 + (i * (height - 80)) / 5, width * 0.46, 7, '#8F7548')]),
]

function legs(width: number, top: number, wood: string): string[] {
  return times(2, (i) => {
    const [head, foot] = i === 0 ? [width * 0.16, width * 0.1] : [width * 0.84, width * 0.9]
    return [line([head, top], [foot, 0], wood, 40)]
  })
}

/** A lighter face on the same cloth. */
export function tint(hex: string): string {
  const channel = (at: number) => Math.min(255, Number.parseInt(hex.slice(at, at + 2), 16) + 14)
  return `#${[1, 3, 5].map((at) => channel(at).toString(16).padStart(2, '0')).join('')}`
}
