import { chooseSilhouette } from './placeholder/choose-silhouette.ts'
import { FLOOR, INK, LINEN, paletteOf, SHADOW } from './placeholder/palette.ts'
import { placeholderScene } from './placeholder/scene.ts'
import { SEED_PRODUCTS } from './products.ts'
import type { SizeMm } from './seed-product.ts'

export type Pictured = {
  slug: string
  category: string
  material: string
  color: string
  size: SizeMm
}

/** 1 the piece in the room, 2 a closer look, 3 a drawing with its measures. */
export type View = 1 | 2 | 3

/** 4:5, like every product picture. */
const WIDTH = 800
const HEIGHT = 1000
const FLOOR_LINE = 780
const ROOM = { width: 620, height: 600 }
/** Small things stay small beside large ones. */
const LARGEST_SCALE = 0.85

/** Lies on the floor or the bed: its depth is what one sees, not its thickness. */
const FLAT = /rug|dhurrie|bedcover|throw|runner/
const HANGS = /mirror|pendant|cushion/

const SCENES = /^(?:project|room|blog)-[a-z0-9-]+\.webp$/

/** Drawn until the photograph is there: the piece's own proportions in its own colours. */
export function placeholderPicture(product: Pictured, view: View): string {
  const { width, height } = seenSize(product)
  const canvas = { width, height, ...paletteOf(product.material, product.color) }
  const scale = Math.min(ROOM.width / width, ROOM.height / height, LARGEST_SCALE) * (view === 2 ? 1.7 : 1)
  const floor = floorOf(product.slug, height * scale)
  const shapes = chooseSilhouette(product.slug, product.category)(canvas).join('')
  const piece = `<g transform="translate(${round((WIDTH - width * scale) / 2)} ${round(floor)}) scale(${round(scale, 4)})">${shapes}</g>`
  return svg(
    view === 3 ? drawing(piece, width * scale, height * scale, floor) : room(piece, product.slug, width * scale, floor),
  )
}

/** The drawing for a picture file that the seed names, or null when it names no such file. */
export function seededPlaceholder(file: string): string | null {
  if (SCENES.test(file)) return placeholderScene(file)
  const [, slug, view] = /^(.+)-([123])\.webp$/.exec(file) ?? []
  const product = SEED_PRODUCTS.find((candidate) => candidate.slug === slug)
  return product ? placeholderPicture(product, Number(view) as View) : null
}

function seenSize({ slug, size }: Pictured): { width: number; height: number } {
  if (/cushion/.test(slug)) return { width: size.width, height: size.depth }
  if (!FLAT.test(slug)) return { width: size.width, height: size.height }
  return { width: size.depth, height: size.width }
}

function floorOf(slug: string, height: number): number {
  return FLAT.test(slug) || HANGS.test(slug) ? (HEIGHT + height) / 2 : FLOOR_LINE
}

function room(piece: string, slug: string, width: number, floor: number): string {
  if (FLAT.test(slug)) return piece
  const ground = `<rect y="${FLOOR_LINE - 60}" width="${WIDTH}" height="${HEIGHT - FLOOR_LINE + 60}" fill="${FLOOR}"/>`
  if (HANGS.test(slug)) return piece
  const shadow = `<ellipse cx="${WIDTH / 2}" cy="${round(floor)}" rx="${round(width * 0.54)}" ry="16" fill="${SHADOW}"/>`
  return ground + shadow + piece
}

/** Two measure lines with end strokes; the figures stand in the page, where everybody can read them. */
function drawing(piece: string, width: number, height: number, floor: number): string {
  const left = round((WIDTH - width) / 2)
  const right = round((WIDTH + width) / 2)
  const top = round(floor - height)
  const below = round(floor + 50)
  const beside = round(left - 40)
  return `<g opacity="0.32">${piece}</g><g stroke="${INK}" stroke-width="3" fill="none"><path d="M${left} ${below}H${right}M${left} ${below - 14}V${below + 14}M${right} ${below - 14}V${below + 14}"/><path d="M${beside} ${top}V${round(floor)}M${beside - 14} ${top}H${beside + 14}M${beside - 14} ${round(floor)}H${beside + 14}"/></g>`
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${LINEN}"/>${content}</svg>`
}

function round(value: number, digits = 1): number {
  return Number(value.toFixed(digits))
}
