import type { Picture } from '#domain/api/catalog.ts'
import { productImageUrl } from '#domain/catalog/product-images.ts'
import type { PictureSpot } from '#domain/pictures/picture-spot.ts'

export const MEDIA_PREFIX = '/media'

/** A picture as a product names it, with what the studio recorded about it, or nulls when it recorded nothing. */
export type PictureRow = {
  file: string
  known: string | null
  width: number | null
  height: number | null
  alt: string | null
  color: string | null
  placeholder: string | null
  /** Changes with the picture, so that an address may be kept for ever. */
  version: string | null
  /** In percent; left out where nothing is cut off. */
  focus_x?: number | null
  focus_y?: number | null
  /** What the studio knows to stand in it. */
  spots?: readonly PictureSpot[] | null
}

const UNKNOWN = { width: 1200, height: 1500, color: '#e9e0d2', placeholder: '' }

export function presentPicture(row: PictureRow, folder: 'products' | 'scenes' | '', name: string): Picture {
  const url = productImageUrl(row.file, `${MEDIA_PREFIX}/${folder}`)
  if (row.known === null || /^https?:/.test(url)) return { file: row.file, url, is_sized: false, alt: name, ...UNKNOWN }
  return {
    file: row.file,
    url: row.version ? `${url}?v=${row.version}` : url,
    is_sized: true,
    width: row.width ?? UNKNOWN.width,
    height: row.height ?? UNKNOWN.height,
    alt: row.alt || name,
    color: row.color ?? UNKNOWN.color,
    placeholder: row.placeholder ?? '',
    ...focusOf(row),
  }
}

const CENTRE = 50

/** The centre goes without saying. */
function focusOf({ focus_x: x, focus_y: y }: PictureRow): Pick<Picture, 'focus'> {
  const focus = { x: x ?? CENTRE, y: y ?? CENTRE }
  return focus.x === CENTRE && focus.y === CENTRE ? {} : { focus }
}
