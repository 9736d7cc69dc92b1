import type { Device, Options } from './options.ts'
import { products, type Shot } from './shot-list.ts'

const PREVIEW_SHARE = 0.3
/**
 * On a GPU: paths for each pixel of a frame twice the printed size, so four times as many for each printed pixel.
 * Up to 512, and each place ends when it is calm. A closed room is calm nowhere before a hundred: the network takes out what grain is left.
 */
const GPU_FILM = {
  catalogue: { samples: 512, threshold: 0.1 },
  close: { samples: 512, threshold: 0.1 },
  room: { samples: 512, threshold: 0.12 },
  evening: { samples: 512, threshold: 0.12 },
}
/** Heroes, rooms and projects fill a screen. */
const GPU_SCENE = { samples: 512, threshold: 0.1 }
const GPU_PREVIEW = { samples: 24, threshold: 0.03 }
/** On the CPU with many paths: the network takes out what grain is left, so calm places end early. */
const CPU_THRESHOLD = 0.02

export type Job = ReturnType<typeof filmFor>

/** What Blender and the printer need to know about one picture. */
export function filmFor(shot: Shot, { preview, device, paths }: Pick<Options, 'preview' | 'device' | 'paths'>) {
  const share = preview ? PREVIEW_SHARE : 1
  const [width, height] = [Math.round(shot.width * share), Math.round(shot.height * share)]
  const sheet = products.find((p) => p.slug === shot.product)
  const { id, kind, folder, product, view, colour, grade } = shot
  const film = device === 'cpu' && paths ? { samples: paths, threshold: CPU_THRESHOLD } : filmOf(shot, device, preview)
  return { id, kind, folder, product, view, colour, grade, size: sheet?.size ?? null, width, height, ...pressOf(shot), ...film }
}

function filmOf(shot: Shot, device: Device, preview: boolean): { samples: number; threshold?: number } {
  if (device === 'gpu') {
    if (preview) return GPU_PREVIEW
    return shot.kind === 'scene' ? GPU_SCENE : GPU_FILM[shot.grade]
  }
  return { samples: preview ? 5 : shot.samples }
}

/** The best quality that fits the bytes: calm paper stands more pressing than a room full of weave and leaves. */
function pressOf({ grade, id, kind }: Shot): { quality: number; bytes: number } {
  if (id.startsWith('hero')) return { quality: 86, bytes: 290_000 }
  if (grade === 'catalogue') return { quality: 86, bytes: 96_000 }
  if (grade === 'close') return { quality: 84, bytes: 128_000 }
  if (kind === 'scene') return { quality: 84, bytes: 195_000 }
  return { quality: 76, bytes: 135_000 }
}
