import type { ShownArticle } from '#web/api/content.ts'
import { pictureSource } from '#web/storefront/listing/product-picture.ts'
import type { PictureSource } from '#web/ui/picture/picture.tsx'

const SHAPE = { width: 1600, height: 1067 }

export function articlePicture({ picture, featured_image }: ShownArticle): PictureSource | null {
  if (!featured_image) return null
  const bare = { src: /^https?:/.test(featured_image) ? featured_image : `/media/scenes/${featured_image}`, ...SHAPE }
  return pictureSource(picture?.is_sized ? picture : null) ?? bare
}
