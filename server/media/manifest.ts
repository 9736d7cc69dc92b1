import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PictureSpot } from '#domain/pictures/picture-spot.ts'

/** One entry of media/manifest.json, which the photo studio writes. */
export type Delivered = {
  file: string
  product: string | null
  view: string
  /** The colour that it shows, as its file is named: deep-sea. */
  colour?: string | null
  width: number
  height: number
  alt: string
  dominant: string
  placeholder: string
  spots?: readonly PictureSpot[]
}

export async function readManifest(originals: string): Promise<Delivered[]> {
  try {
    return JSON.parse(await readFile(path.join(originals, 'manifest.json'), 'utf8')) as Delivered[]
  } catch {
    // No manifest yet, or the studio is writing it at this moment: the next look finds it.
    return []
  }
}
