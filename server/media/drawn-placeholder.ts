import path from 'node:path'
import { placeholderScene } from '#server/seed/placeholder/scene.ts'
import { seededPlaceholder } from '#server/seed/placeholder-picture.ts'

const KEPT = 500
const drawn = new Map<string, string | null>()

/** The drawing for a picture that the studio has not delivered yet, or null when nothing is known by that name. */
export function drawnPlaceholder(file: string): string | null {
  const name = path.basename(file).replace(/(\.\d{2,4})?\.(avif|webp)$/, '.webp')
  const known = drawn.get(name)
  if (known !== undefined) return known
  const picture = seededPlaceholder(name) ?? (file.startsWith('scenes/') ? placeholderScene(name) : null)
  if (drawn.size < KEPT) drawn.set(name, picture)
  return picture
}
