import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import type { Shot } from './shot-list.ts'

export type Picture = {
  file: string
  kind: 'product' | 'scene'
  product: string | null
  view: string
  colour: string | null
  width: number
  height: number
  alt: string
  dominant: string
  placeholder: string
  /** Where the pieces of a room stand in it, in percent from the upper left. */
  spots?: Spot[]
}

export type Spot = { product: string; x: number; y: number }

/** What the seed reads: every picture that exists, with the words and colours a page needs before it has loaded. */
export async function record(mediaFolder: string, shot: Shot): Promise<void> {
  const file = `${shot.folder}/${shot.id}.webp`
  const picture: Picture = {
    file,
    kind: shot.kind,
    product: shot.product,
    view: shot.view,
    colour: shot.colour,
    width: shot.width,
    height: shot.height,
    alt: shot.alt,
    dominant: await meanColour(`${mediaFolder}/${file}`),
    placeholder: await placeholder(`${mediaFolder}/${file}`),
  }
  const known = readManifest(mediaFolder)
  const spots = known.find((p) => p.file === file)?.spots
  write(mediaFolder, [...known.filter((p) => p.file !== file), { ...picture, ...(spots ? { spots } : {}) }])
}

/** Measured by `blender/spots.py`; a picture that it did not look at keeps what is known of it. */
export function recordSpots(mediaFolder: string, spots: Record<string, Spot[]>): void {
  const noted = ({ spots: before = [], ...picture }: Picture): Picture => {
    const seen = spots[picture.file] ?? before
    return seen.length > 0 ? { ...picture, spots: seen } : picture
  }
  write(mediaFolder, readManifest(mediaFolder).map(noted))
}

function write(mediaFolder: string, pictures: Picture[]): void {
  const all = pictures.toSorted((a, b) => a.file.localeCompare(b.file, 'en', { numeric: true }))
  // Whoever reads it meanwhile finds the old one or the new one, never half of one.
  writeFileSync(`${mediaFolder}/manifest.part`, `${JSON.stringify(all, null, 2)}\n`)
  renameSync(`${mediaFolder}/manifest.part`, `${mediaFolder}/manifest.json`)
}

export function readManifest(mediaFolder: string): Picture[] {
  const path = `${mediaFolder}/manifest.json`
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : []
}

async function placeholder(path: string): Promise<string> {
  const tiny = await sharp(path).resize(14, 14, { fit: 'inside' }).blur(0.6).webp({ quality: 20, effort: 6 }).toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}

/** The colour that stands in while even the placeholder is away: the picture as one pixel. */
async function meanColour(path: string): Promise<string> {
  const pixel = await sharp(path).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  return `#${pixel.toString('hex').slice(0, 6)}`
}
