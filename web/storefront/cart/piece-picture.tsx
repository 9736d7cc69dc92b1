import type { Picture as PictureData } from '#domain/api/catalog.ts'
import { PRODUCT_PICTURES } from '#domain/catalog/picture-place.ts'
import { thumbnailOf } from '#domain/catalog/product-images.ts'
import { pictureSource } from '#web/storefront/listing/product-picture.ts'
import { Picture, type PictureSource } from '#web/ui/picture/picture.tsx'

export type Pictured = {
  readonly main_image: string
  /** A card brings the best of them as pictures. */
  readonly images?: readonly string[]
  /** The sizes that were made of each picture, where the answer brings them. */
  readonly pictures?: readonly PictureData[] | undefined
}

/** The same product, shown in the colour that was chosen. */
export function inColour<P extends Pictured>(product: P, variant: { picture?: PictureData | null } | null): Pictured {
  const picture = variant?.picture
  return picture ? { main_image: picture.file, pictures: [picture] } : product
}

type PiecePictureProps = { piece: Pictured | null; alt?: string; className: string; sizes?: string }

/** The small picture of a piece: its main image, else its first, else the placeholder. */
export function PiecePicture({ piece, alt = '', className, sizes = '5rem' }: PiecePictureProps) {
  return <Picture picture={piece && sourceOf(piece)} alt={alt} sizes={sizes} className={className} />
}

function sourceOf(piece: Pictured): PictureSource {
  const made = piece.pictures?.find((picture) => picture.file === piece.main_image) ?? piece.pictures?.[0]
  return pictureSource(made) ?? { src: thumbnailOf(piece, PRODUCT_PICTURES), width: 160, height: 200 }
}
