import type { Point, Size } from './part-of-picture.ts'

/** Stage pixels per picture pixel, and where the picture's left upper corner lies on the stage. */
export type View = Point & { readonly scale: number }
export type Frame = { readonly picture: Size; readonly stage: Size; readonly pixelRatio: number }

/** Never above the picture's own pixels: one of them on one of the screen's. */
export const largestScale = ({ pixelRatio }: Frame) => 1 / pixelRatio

/** The whole picture in sight. */
export function wholeScale(frame: Frame): number {
  const { picture, stage } = frame
  return Math.min(stage.width / picture.width, stage.height / picture.height, largestScale(frame))
}

export const wholeView = (frame: Frame) => settle({ x: 0, y: 0, scale: wholeScale(frame) }, frame)

/** As large as it is, with the pressed point in the middle; the point is told in parts of the picture. */
export function viewAt(pressed: Point, frame: Frame): View {
  const { picture, stage } = frame
  const scale = largestScale(frame)
  const x = stage.width / 2 - pressed.x * picture.width * scale
  const y = stage.height / 2 - pressed.y * picture.height * scale
  return settle({ x, y, scale }, frame)
}

/** Larger or smaller, and what lies under the finger stays there. */
export function scaleAround(view: View, wanted: number, at: Point, frame: Frame): View {
  const scale = Math.min(Math.max(wanted, wholeScale(frame)), largestScale(frame))
  const ratio = scale / view.scale
  return settle({ scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, frame)
}

export const moved = (view: View, by: Point, frame: Frame) =>
  settle({ ...view, x: view.x + by.x, y: view.y + by.y }, frame)

/** No empty border while there is picture left; what is smaller than the stage stands in its middle. */
export function settle(view: View, { picture, stage }: Frame): View {
  const along = (offset: number, room: number, length: number) =>
    length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, offset))
  return {
    scale: view.scale,
    x: along(view.x, stage.width, picture.width * view.scale),
    y: along(view.y, stage.height, picture.height * view.scale),
  }
}
