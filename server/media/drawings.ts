import { readdirSync } from 'node:fs'
import path from 'node:path'
import { ORIGINALS } from './originals.ts'
import { MEDIA_PREFIX } from './picture-sources.ts'

/** Drawings come with a release, so one look at the start is enough. */
const drawn = new Set(namesIn(path.join(ORIGINALS, 'drawings')))

export function drawingOf(slug: string): string | null {
  return drawn.has(`${slug}.svg`) ? `${MEDIA_PREFIX}/drawings/${slug}.svg` : null
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
