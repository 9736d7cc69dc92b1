import { readdirSync } from 'node:fs'
import path from 'node:path'
import { ORIGINALS } from './originals.ts'
import { MEDIA_PREFIX } from './picture-sources.ts'

export const MODELS = path.join(ORIGINALS, 'models')

/** Models come with a release, so one look at the start is enough. */
const built = new Set(namesIn(MODELS))

export const hasModel = (file: string) => built.has(file)

export function modelOf(slug: string): string | null {
  return hasModel(`${slug}.glb`) ? `${MEDIA_PREFIX}/models/${slug}.glb` : null
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
