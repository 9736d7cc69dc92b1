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
}

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
  const others = readManifest(mediaFolder).filter((p) => p.file !== file)
  const all = [...others, picture].toSorted((a, b) => a.file.localeCompare(b.file, 'en', { numeric: true }))
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
