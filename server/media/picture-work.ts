import type { FilesSetting } from '#server/files-setting.ts'
import type { SizedFormat } from './picture-sources.ts'

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

/** WebP first, which takes seconds for the whole shop and stands in for AVIF, then AVIF, which takes minutes; small ones first. */
export function inGoodOrder(work: readonly PictureWork[]): PictureWork[] {
  return work.toSorted((a, b) => rankOf(a) - rankOf(b))
}

const rankOf = (work: PictureWork) =>
  // Previews are few, quick, and asked for by machines that come once.
  work.kind === 'share' ? 0 : work.width + (work.format === 'avif' ? 100_000 : 0)
