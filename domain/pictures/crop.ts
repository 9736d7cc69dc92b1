/** A part of a picture, in fractions of its width and height. */
export type Crop = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

export type PixelBox = { left: number; top: number; width: number; height: number }

/** Less than this is a slip of the hand. */
export const SMALLEST_CROP_PX = 200

/** Whole pixels inside the picture: what reaches over an edge is cut off there. */
export function pixelsOf(crop: Crop, picture: { width: number; height: number }): PixelBox {
  const left = within(Math.round(crop.x * picture.width), 0, picture.width - 1)
  const top = within(Math.round(crop.y * picture.height), 0, picture.height - 1)
  return {
    left,
    top,
    width: within(Math.round(crop.width * picture.width), 1, picture.width - left),
    height: within(Math.round(crop.height * picture.height), 1, picture.height - top),
  }
}

export const isTooSmall = (box: PixelBox): boolean => Math.min(box.width, box.height) < SMALLEST_CROP_PX

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)
