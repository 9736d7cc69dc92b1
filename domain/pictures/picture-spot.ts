/** A piece in a picture of a room: as the studio names it, and where, in percent from the upper left. */
export type PictureSpot = { product: string; x: number; y: number }
