import type { Picture } from '#domain/api/catalog.ts'
import { smallestOf, srcsetOf } from '#domain/pictures/picture-sizes.ts'
import type { PictureSource } from '#web/ui/picture/picture.tsx'

/** Until it arrives the picture is a tiny one drawn large, or only its colour: that costs a page of many less to open. */
export function pictureSource(
  picture: Picture | null | undefined,
  until: 'tiny' | 'colour' = 'tiny',
): PictureSource | null {
  if (!picture?.url) return null
  return {
    src: picture.url,
    width: picture.width,
    height: picture.height,
    srcSet: srcsetOf(picture),
    colour: picture.color || undefined,
    blur: (until === 'tiny' && picture.placeholder) || undefined,
    focus: picture.focus,
  }
}

/** The smallest size alone, for a stamp beside the picture itself: no choice of sizes, and no placeholder but its frame. */
export function stampSource(picture: Picture): PictureSource {
  return {
    src: smallestOf(picture),
    width: picture.width,
    height: picture.height,
    focus: picture.focus,
  }
}
