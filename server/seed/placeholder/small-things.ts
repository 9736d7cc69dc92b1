import { BRASS, INK } from './palette.ts'
import { tint } from './seats.ts'
import { box, circle, ellipse, line, polygon, type Silhouette, times, weave } from './shapes.ts'

const GLOW = '#F8E7BF'

export const floorLamp: Silhouette = ({ width, height, soft }) => [
  ...times(3, (i) => [line([width / 2, height * 0.34], [width * (0.12 + i * 0.38), 0], BRASS, 18)]),
  line([width / 2, height * 0.3], [width / 2, height - 250], BRASS, 20),
  polygon(
    [
      [0, height - 300],
      [width, height - 300],
      [width * 0.78, height],
      [width * 0.22, height],
    ],
    soft,
  ),
  ellipse(width / 2, height - 300, width * 0.42, 16, GLOW),
]

export const tableLamp: Silhouette = ({ width, height, wood, soft }) => [
  ellipse(width / 2, height * 0.27, width * 0.36, height * 0.26, wood),
  ellipse(width / 2, height * 0.3, width * 0.36, height * 0.06, tint(wood)),
  box([width / 2 - 14, height * 0.5, 28, 50], BRASS, 6),
  polygon(
    [
      [0, height * 0.56],
      [width, height * 0.56],
      [width * 0.76, height],
      [width * 0.24, height],
    ],
    soft,
  ),
]

export const canePendant: Silhouette = ({ width, height }) => [
  line([width / 2, height], [width / 2, 3000], INK, 6),
  `<clipPath id="bell"><path d="M0 0 Q0 ${-height} ${width / 2} ${-height} Q${width} ${-height} ${width} 0 Z"/></clipPath>`,
  `<g clip-path="url(#bell)">`,
  ...weave([0, 0, width, height], '#A77F45'),
  '</g>',
  ellipse(width / 2, 0, width * 0.48, 14, GLOW),
]

export const brassPendant: Silhouette = ({ width, height }) => [
  line([width / 2, height], [width / 2, 3000], INK, 6),
  `<path d="M0 0 Q0 ${-height} ${width / 2} ${-height} Q${width} ${-height} ${width} 0 Z" fill="${BRASS}"/>`,
  box([width / 2 - 24, height - 12, 48, 44], BRASS, 10),
  ellipse(width / 2, 0, width * 0.49, 18, GLOW),
]

export const rug: Silhouette = ({ width, height, soft }) => [
  box([0, 0, width, height], soft, 14),
  box([width * 0.05, width * 0.05, width * 0.9, height - width * 0.1], tint(soft), 8),
  box([width * 0.08, width * 0.08, width * 0.84, height - width * 0.16], soft, 6),
  ...times(5, (i) => [box([width * 0.16, height * (0.2 + i * 0.14), width * 0.68, height * 0.03], tint(soft), 4)]),
]

export const stripes: Silhouette = ({ width, height, soft }) => [
  box([0, 0, width, height], '#EFE6D4', 6),
  ...times(9, (i) => [box([(i * width) / 9, 0, width / 22, height], soft, 0)]),
  ...times(24, (i) => [
    line([(i * width) / 23, 0], [(i * width) / 23, -30], '#CFC1A3', 5),
    line([(i * width) / 23, height], [(i * width) / 23, height + 30], '#CFC1A3', 5),
  ]),
]

export const quilt: Silhouette = ({ width, height, soft }) => [
  box([0, 0, width, height], soft, 40),
  ...times(11, (i) => [
    `<line x1="0" y1="${-((i + 1) * height) / 12}" x2="${width}" y2="${-((i + 1) * height) / 12}" stroke="${tint(tint(soft))}" stroke-width="10" stroke-dasharray="46 30"/>`,
  ]),
]

export const cushions: Silhouette = ({ width, height, soft }) => [
  `<g transform="rotate(-8)">${box([width * 0.42, height * 0.12, width * 0.72, height * 0.72], tint(soft), 60)}</g>`,
  box([-width * 0.06, 0, width * 0.74, height * 0.74], soft, 60),
  ...times(3, (i) => [circle(width * (0.16 + i * 0.15), 46, 9, INK)]),
]

export const checkedThrow: Silhouette = ({ width, height, soft }) => [
  box([0, 0, width, height], soft, 20),
  ...times(5, (i) => [box([(i * width) / 5 + width * 0.06, 0, width * 0.035, height], '#8B857C', 0)]),
  ...times(4, (i) => [box([0, (i * height) / 4 + height * 0.08, width, height * 0.035], '#8B857C', 0)]),
]

export const roundMirror: Silhouette = ({ width, height }) => [
  circle(width / 2, height / 2, width / 2, BRASS),
  circle(width / 2, height / 2, width / 2 - 40, '#DCE3E0'),
  polygon(
    [
      [width * 0.28, height * 0.4],
      [width * 0.55, height * 0.8],
      [width * 0.66, height * 0.76],
      [width * 0.36, height * 0.3],
    ],
    '#EEF2F0',
  ),
]

export const planter: Silhouette = ({ width, height }) => [
  ...times(7, (i) => [
    `<ellipse cx="${width / 2}" cy="${-height * 1.25}" rx="${width * 0.13}" ry="${height * 0.5}" fill="${i % 2 === 0 ? '#2F4A3C' : '#45654F'}" transform="rotate(${i * 22 - 66} ${width / 2} ${-height * 0.9})"/>`,
  ]),
  ...times(3, (i) => [box([width * (0.16 + i * 0.3), 0, 30, 70], '#A77F45', 8)]),
  ...weave([0, 50, width, height - 50]),
  box([-8, height - 40, width + 16, 40], '#A77F45', 18),
]
