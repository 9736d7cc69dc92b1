import type { FilesSetting } from '#server/files-setting.ts'
import type { SizedFormat } from '#domain/pictures/picture-sizes.ts'

/** Where the picture lies that something is made of: among the studio's originals, or in the store. */
export type Source = { readonly kind: 'original' | 'stored'; readonly file: string }

/** One file to be made: a size of a picture, or the preview of a product for other sites. */
export type PictureWork = { readonly source: Source; readonly target: string } & (
  | { readonly kind: 'size'; readonly width: number; readonly format: SizedFormat }
  | { readonly kind: 'share'; readonly slug: string; readonly madeOf: string }
)

/** What the process that makes pictures is told on its standard input. */
export type PictureOrder = {
  files: FilesSetting
  dataDir: string
  originals: string
  seconds: number
  work: readonly PictureWork[]
}

/** What stands at the top of the pages that a first visitor opens. */
const SEEN_FIRST = /scenes\/(hero|room)|-1\.\d+\.\w+$/

/** AVIF, which nearly every browser takes, before WebP; what is seen first before the rest; small ones first. */
export function inGoodOrder(work: readonly PictureWork[]): PictureWork[] {
  return work.toSorted((a, b) => rankOf(a) - rankOf(b))
}

function rankOf(work: PictureWork): number {
  // Previews are few, quick, and asked for by machines that come once.
  if (work.kind === 'share') return 0
  return work.width + (SEEN_FIRST.test(work.target) ? 0 : 100_000) + (work.format === 'webp' ? 1_000_000 : 0)
}
