export const SIZED_WIDTHS = [320, 480, 640, 768, 960, 1280, 1920] as const
export const SIZED_FORMATS = ['avif', 'webp'] as const
export type SizedFormat = (typeof SIZED_FORMATS)[number]

/** The widths a picture is made in: the standard ones below its own, and its own. */
export function widthsOf(width: number): number[] {
  return [...SIZED_WIDTHS.filter((standard) => standard < width), width]
}

/** A version may stand behind it. */
const ENDING = /\.\w+(?=\?|$)/

/** products/teesta-1.webp in 480 px is products/teesta-1.480.avif. */
export function sizedFile(file: string, width: number, format: SizedFormat): string {
  return file.replace(ENDING, `.${width}.${format}`)
}

type SizedPicture = { url: string; width: number; is_sized: boolean }

/** Written where a picture is shown: in the answers, thirty of them would be a third of a listing. None where only the original exists. */
export function srcsetOf({ url, width, is_sized }: SizedPicture): string | undefined {
  if (!is_sized) return undefined
  const [stem, version = ''] = url.split(ENDING)
  return widthsOf(width)
    .map((each) => `${stem}.${each}.avif${version} ${each}w`)
    .join(', ')
}

/** Enough for a list, where no browser has to choose. */
export function smallestOf({ url, width, is_sized }: SizedPicture): string {
  return is_sized ? sizedFile(url, Math.min(SIZED_WIDTHS[0], width), 'avif') : url
}
