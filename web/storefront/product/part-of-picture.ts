export type Size = { readonly width: number; readonly height: number }
export type Point = { readonly x: number; readonly y: number }

/** Where in the picture a point of its box lies, in parts of it; the box is filled and what stands over is cut off. */
export function partOfPicture(at: Point, box: Size, picture: Size): Point {
  const scale = Math.max(box.width / picture.width, box.height / picture.height)
  const along = (offset: number, room: number, length: number) =>
    (offset + (length * scale - room) / 2) / (length * scale)
  return { x: along(at.x, box.width, picture.width), y: along(at.y, box.height, picture.height) }
}
