import { BRASS } from './palette.ts'
import { tint } from './seats.ts'
import { box, circle, line, polygon, type Silhouette, times } from './shapes.ts'

export const table: Silhouette = ({ width, height, wood }) => [
  ...times(2, (i) => {
    const [head, foot] = i === 0 ? [70, 40] : [width - 70, width - 40]
    return [line([head, height - 60], [foot, 0], wood, Math.min(80, width / 12))]
  }),
  box([50, height - 130, width - 100, 90], wood, 8),
  box([0, height - 50, width, 50], tint(wood), 16),
]

export const tableWithShelf: Silhouette = (canvas) => [
  ...table(canvas),
  ...times(7, (i) => [
    box([90 + (i * (canvas.width - 180)) / 7, 110, (canvas.width - 180) / 7 - 14, 26], canvas.wood, 6),
  ]),
]

export const tableWithDrawers: Silhouette = (canvas) => {
  const { width, height, wood } = canvas
  const drawers = Math.max(1, Math.round(width / 600))
  const each = (width - 120) / drawers
  return [
    ...table(canvas),
    box([40, height - 220, width - 80, 180], wood, 10),
    ...times(drawers, (i) => [
      box([60 + i * each, height - 200, each - 12, 140], tint(wood), 8),
      circle(54 + (i + 0.5) * each, height - 130, 16, BRASS),
    ]),
  ]
}

export const pedestal: Silhouette = ({ width, height, wood, soft }) => [
  polygon(
    [
      [width * 0.22, 0],
      [width * 0.78, 0],
      [width * 0.56, 70],
      [width * 0.44, 70],
    ],
    wood,
  ),
  polygon(
    [
      [width * 0.45, 50],
      [width * 0.55, 50],
      [width * 0.53, height - 40],
      [width * 0.47, height - 40],
    ],
    wood,
  ),
  box([0, height - 45, width, 45], soft, 22),
]

export const roundTable: Silhouette = (canvas) => pedestal({ ...canvas, soft: tint(canvas.wood) })

export const nestingTables: Silhouette = ({ width, height, wood }) =>
  times(3, (i) => {
    const inset = i * 60
    const top = height - i * 55
    return [
      box([inset, 0, 40, top], shade(wood, i), 6),
      box([width - inset - 40, 0, 40, top], shade(wood, i), 6),
      box([inset, top - 34, width - 2 * inset, 34], shade(wood, i), 8),
    ]
  })

export const dressingTable: Silhouette = (canvas) => {
  const { width, height } = canvas
  const radius = 280
  return [
    ...times(2, (i) => [
      line([width / 2 + (i === 0 ? -300 : 300), 740], [width / 2 + (i === 0 ? -290 : 290), height - radius], BRASS, 20),
    ]),
    circle(width / 2, height - radius, radius, BRASS),
    circle(width / 2, height - radius, radius - 22, '#DCE3E0'),
    ...tableWithDrawers({ ...canvas, height: 740 }),
  ]
}

export const bed: Silhouette = ({ width, height, wood, soft }) => [
  polygon(
    [
      [0, 0],
      [0, height - 90],
      [width * 0.3, height - 20],
      [width * 0.55, height],
      [width, height - 110],
      [width, 0],
    ],
    wood,
  ),
  ...times(2, (i) => [box([width * (i === 0 ? 0.08 : 0.53), 560, width * 0.39, 200], '#F7F1E6', 80)]),
  box([30, 330, width - 60, 270], tint(soft), 60),
  box([20, 200, width - 40, 170], soft, 24),
  box([0, 120, width, 150], wood, 14),
  ...times(2, (i) => [box([i === 0 ? 10 : width - 90, 0, 80, 140], wood, 8)]),
]

export const fourPoster: Silhouette = (canvas) => {
  const { width, height, wood } = canvas
  return [
    ...bed({ ...canvas, height: 1150 }),
    ...times(2, (i) => {
      const x = i === 0 ? 0 : width - 90
      return [
        box([x + 10, 0, 70, height], wood, 20),
        ...times(5, (ring) => [box([x, 420 + ring * 330, 90, 60], wood, 28)]),
      ]
    }),
    box([20, height - 60, width - 40, 40], wood, 12),
  ]
}

/** Farther tables stand in their neighbour's shade. */
function shade(hex: string, steps: number): string {
  const channel = (at: number) => Math.max(0, Number.parseInt(hex.slice(at, at + 2), 16) - 18 * (2 - steps))
  return `#${[1, 3, 5].map((at) => channel(at).toString(16).padStart(2, '0')).join('')}`
}
