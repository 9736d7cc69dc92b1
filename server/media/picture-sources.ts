import type { Picture } from '#domain/api/catalog.ts'
import { productImageUrl } from '#domain/catalog/product-images.ts'
import type { PictureSpot } from '#domain/pictures/picture-spot.ts'

export const MEDIA_PREFIX = '/media'
export const SIZED_WIDTHS = [320, 480, 640, 768, 960, 1280, 1920] as const
export const SIZED_FORMATS = ['avif', 'webp'] as const
export type SizedFormat = (typeof SIZED_FORMATS)[number]

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
  if (row.known === null || /^https?:/.test(url)) return { file: row.file, url, srcset: '', alt: name, ...UNKNOWN }
  const suffix = row.version ? `?v=${row.version}` : ''
  const width = row.width ?? UNKNOWN.width
  return {
    file: row.file,
    url: url + suffix,
    srcset: srcset(url, width, suffix),
    width,
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

/** The widths a picture is made in: the standard ones below its own, and its own. */
export function widthsOf(width: number): number[] {
  return [...SIZED_WIDTHS.filter((standard) => standard < width), width]
}

/** products/teesta-1.webp in 480 px is products/teesta-1.480.avif. */
export function sizedFile(file: string, width: number, format: SizedFormat): string {
  return `${stemOf(file)}.${width}.${format}`
}

/** Dozens stand in every listing: what is the same for all widths is worked out once. */
function srcset(url: string, width: number, suffix: string): string {
  const stem = stemOf(url)
  let sources = ''
  for (const each of SIZED_WIDTHS) if (each < width) sources += `${stem}.${each}.avif${suffix} ${each}w, `
  return `${sources}${stem}.${width}.avif${suffix} ${width}w`
}

const stemOf = (file: string) => file.replace(/\.[a-z0-9]+$/i, '')
