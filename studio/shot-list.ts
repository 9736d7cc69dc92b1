import { readFileSync } from 'node:fs'
/** How a picture is printed (darkroom/tone.py): on the paper's white, near, by day, by lamp light. */
export type Grade = 'catalogue' | 'close' | 'room' | 'evening'

export type Shot = {
  id: string
  folder: 'products' | 'scenes'
  kind: 'product' | 'scene'
  product: string | null
  view: string
  colour: string | null
  alt: string
  /** Pixels rendered and printed: nothing is enlarged. */
  width: number
  height: number
  samples: number
  grade: Grade
  order: number
}

export type ProductSheet = {
  slug: string
  name: string
  size: [width: number, depth: number, height: number]
  looks: string
  detail: string
  flat?: boolean
  /** Light paths for each pixel, where four leave noise: in brass and behind glass. */
  samples?: number
  colours?: Record<string, string>
  room: string
  /** Shown in its room by lamp light. */
  evening?: boolean
}

type SceneSheet = { id: string; width: number; height: number; alt: string; order: number; evening?: boolean }

const read = <T>(file: string): T => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))

export const products = read<ProductSheet[]>('./products.json')
const scenes = read<SceneSheet[]>('./scenes.json')

const SAMPLES = 4
const PORTRAIT = { width: 1600, height: 2000, grade: 'catalogue' as const }

export function shotList(): Shot[] {
  return [...products.flatMap(productShots), ...scenes.map(sceneShot)].toSorted((a, b) => a.order - b.order)
}

function productShots(sheet: ProductSheet): Shot[] {
  const shot = (view: string, order: number, alt: string, colour: string | null = null): Shot => ({
    ...PORTRAIT,
    samples: sheet.samples ?? SAMPLES,
    id: `${sheet.slug}-${view}`,
    folder: 'products',
    kind: 'product',
    product: sheet.slug,
    view: colour ? 'colour' : view,
    colour,
    alt,
    order,
  })
  const shots = [
    shot('1', 70, `${sheet.name}: ${sheet.looks}`),
    shot('2', 20, `${sheet.name} seen ${sheet.flat ? 'from above' : 'straight from the front'}`),
    { ...shot('3', 30, `${sheet.name}, close: ${sheet.detail}`), grade: 'close' as const, samples: sheet.samples ?? 3 },
  ]
  for (const [colour, looks] of Object.entries(sheet.colours ?? {})) {
    shots.push(shot(colour, 60, `${sheet.name}: ${looks}`, colour))
  }
  shots.push({ ...shot('room', 50, `${sheet.name} ${sheet.room}`), grade: sheet.evening ? 'evening' : 'room' })
  return shots
}

function sceneShot(sheet: SceneSheet): Shot {
  return {
    id: sheet.id,
    folder: 'scenes',
    kind: 'scene',
    product: null,
    view: sheet.id,
    colour: null,
    alt: sheet.alt,
    width: sheet.width,
    height: sheet.height,
    samples: SAMPLES,
    grade: sheet.evening ? 'evening' : 'room',
    order: sheet.order,
  }
}
