import { BRASS, STEEL } from './palette.ts'
import { tint } from './seats.ts'
import { box, circle, type Silhouette, times, weave } from './shapes.ts'

export const caneCabinet: Silhouette = ({ width, height, wood }) => {
  const doors = Math.max(2, Math.round(width / 450))
  const each = (width - 40) / doors
  return [
    ...feet(width, wood),
    box([0, 90, width, height - 90], wood, 18),
    ...times(doors, (i) => weave([45 + i * each, 140, each - 50, height - 240])),
    ...times(doors, (i) => [circle(38 + i * each + (i % 2 === 0 ? each - 40 : 14), height * 0.55, 14, BRASS)]),
    box([-10, height - 44, width + 20, 44], tint(wood), 12),
  ]
}

export const drawers: Silhouette = ({ width, height, wood }) => {
  const rows = Math.max(2, Math.round(height / 260))
  const each = (height - 130) / rows
  return [
    ...feet(width, wood),
    box([0, 70, width, height - 70], wood, 16),
    ...times(rows, (row) => {
      const columns = row === rows - 1 ? 2 : 1
      const wide = (width - 60) / columns
      return times(columns, (column) => [
        box([30 + column * wide, 90 + row * each, wide - 12, each - 16], tint(wood), 10),
        circle(24 + (column + 0.5) * wide, 82 + (row + 0.5) * each, 17, BRASS),
      ])
    }),
    box([-12, height - 40, width + 24, 40], tint(wood), 12),
  ]
}

export const chest: Silhouette = ({ width, height, wood }) => [
  ...feet(width, wood),
  box([0, 60, width, height - 60], wood, 16),
  ...times(3, (i) => [box([40 + (i * (width - 60)) / 3, 100, (width - 60) / 3 - 24, height - 240], tint(wood), 10)]),
  box([-14, height - 70, width + 28, 70], tint(wood), 16),
]

export const bookcase: Silhouette = ({ width, height, wood }) => [
  ...times(2, (i) => [box([i === 0 ? 0 : width - 28, 0, 28, height], STEEL, 4)]),
  ...times(5, (shelf) => {
    const y = 120 + shelf * ((height - 260) / 4)
    const books = times(7 - shelf, (i) => [
      box(
        [60 + i * 58 + shelf * 90, y + 34, 46, 190 + ((i * 53 + shelf * 31) % 90)],
        BOOKS[(i + shelf) % BOOKS.length] ?? wood,
        4,
      ),
    ])
    return [...books, box([14, y, width - 28, 34], wood, 6)]
  }),
]

export const almirah: Silhouette = ({ width, height, wood }) => [
  ...feet(width, wood),
  box([0, 80, width, height - 80], wood, 16),
  ...times(2, (i) => [
    box([40 + (i * (width - 60)) / 2, 130, (width - 60) / 2 - 20, height * 0.4 - 60], tint(wood), 10),
    box([40 + (i * (width - 60)) / 2, height * 0.4 + 110, (width - 60) / 2 - 20, height * 0.6 - 200], tint(wood), 10),
    box([width / 2 + (i === 0 ? -46 : 30), height * 0.42, 16, 130], BRASS, 8),
  ]),
  box([-24, height - 60, width + 48, 60], tint(wood), 14),
]

export const glazedCabinet: Silhouette = (canvas) => {
  const { width, height } = canvas
  const pane = { width: (width - 120) / 4, height: (height * 0.6 - 210) / 3 }
  return [
    ...almirah(canvas),
    ...times(12, (i) => [
      box(
        [
          50 + (i % 4) * (pane.width + 7),
          height * 0.4 + 118 + Math.floor(i / 4) * (pane.height + 8),
          pane.width,
          pane.height,
        ],
        '#C9D3CE',
        4,
      ),
    ]),
  ]
}

const BOOKS = ['#7A3B26', '#2F4A3C', '#C8B48A', '#3A4A6B', '#9A7434']

function feet(width: number, wood: string): string[] {
  return times(2, (i) => [box([i === 0 ? 50 : width - 110, 0, 60, 110], wood, 10)])
}
