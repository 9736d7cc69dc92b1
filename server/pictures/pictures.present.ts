import type { DeskPicture, ProductPicturesJson } from '#domain/api/picture-desk.ts'
import { productImageUrl } from '#domain/catalog/product-images.ts'
import { presentPicture } from '#server/media/picture-sources.ts'
import { nameOf } from './picture-name.ts'
import type { PictureRecord } from './pictures.store.ts'
import { namesOf, type PicturedProduct, versionOf } from './product-pictures.store.ts'

export function presentDeskPicture(row: PictureRecord): DeskPicture {
  const { url, is_sized } = presentPicture({ ...row, known: row.file, version: String(row.revision) }, '', row.alt)
  return {
    id: row.id,
    file: row.file,
    name: nameOf(row.file),
    url,
    is_sized,
    width: row.width,
    height: row.height,
    alt: row.alt,
    color: row.color,
    placeholder: row.placeholder,
    focus: { x: row.focusX, y: row.focusY },
    version: row.revision,
    by: row.master === null ? 'studio' : 'staff',
    sent_name: row.sentName ?? '',
    crop: row.crop,
    sizes: { made: row.made ?? 0, wanted: row.wanted ?? 0, has_failed: row.failure !== null },
  }
}

type Parts = { product: PicturedProduct; known: ReadonlyMap<string, PictureRecord>; aside: readonly PictureRecord[] }

/** Names of which the shop has no picture are drawn by the page and are not for anybody to order. */
export function presentProductPictures({ product, known, aside }: Parts): ProductPicturesJson {
  const shown = namesOf(product).filter((name) => known.has(name) || /^https?:/.test(name))
  return {
    product: { id: product.id, name: product.name, slug: product.slug, is_active: product.isActive },
    version: versionOf(product),
    shown: shown.map((name) => {
      const row = known.get(name)
      return {
        name,
        url: row ? presentDeskPicture(row).url : productImageUrl(name, ''),
        picture: row ? presentDeskPicture(row) : null,
        colours: product.colours.filter(({ images }) => images.includes(name)).map(({ id }) => id),
      }
    }),
    aside: aside.map(presentDeskPicture),
    colours: product.colours.map(({ id, color, swatch }) => ({ id, color, swatch })),
  }
}
