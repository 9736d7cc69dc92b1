import type { Picture } from '#domain/api/catalog.ts'
import type { PictureSource } from '#web/ui/picture.tsx'

export function pictureSource(picture: Picture | null | undefined): PictureSource | null {
  if (!picture?.url) return null
  return {
    src: picture.url,
    width: picture.width,
    height: picture.height,
    srcSet: picture.srcset || undefined,
    colour: picture.color || undefined,
    blur: picture.placeholder || undefined,
  }
}
