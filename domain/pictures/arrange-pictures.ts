import { err, ok, type Result } from '#domain/result.ts'

export const MOST_PICTURES = 40

export type AskedPicture = { readonly file: string; readonly colours: readonly number[] }
export type KnownPicture = { readonly file: string; readonly alt: string }
export type Arrangement = {
  readonly mainImage: string
  readonly images: readonly string[]
  /** Of each colour, in the product's order. */
  readonly byColour: ReadonlyMap<number, readonly string[]>
}
export type ArrangeRefusal =
  | { readonly code: 'words_missing'; readonly file: string }
  | { readonly code: 'unknown_picture'; readonly file: string }
  | { readonly code: 'unknown_colour' }

type Asked = {
  shown: readonly AskedPicture[]
  /** What the shop has under these names. */
  known: readonly KnownPicture[]
  /** Names that the product shows already: addresses elsewhere are kept as they are. */
  before: readonly string[]
  colours: readonly number[]
}

/** The first picture is the main one. None is shown without words for who cannot see it. */
export function arrangePictures({ shown, known, before, colours }: Asked): Result<Arrangement, ArrangeRefusal> {
  const words = new Map(known.map(({ file, alt }) => [file, alt.trim()]))
  const once = shown.filter(({ file }, at) => shown.findIndex((other) => other.file === file) === at)
  for (const { file, colours: its } of once) {
    if (words.get(file) === '') return err({ code: 'words_missing', file })
    if (!words.has(file) && !before.includes(file)) return err({ code: 'unknown_picture', file })
    if (its.some((colour) => !colours.includes(colour))) return err({ code: 'unknown_colour' })
  }
  const [main, ...rest] = once.map(({ file }) => file)
  const filesOf = (colour: number) => once.filter((each) => each.colours.includes(colour)).map(({ file }) => file)
  return ok({
    mainImage: main ?? '',
    images: rest,
    byColour: new Map(colours.map((colour) => [colour, filesOf(colour)])),
  })
}
