/** Millimetres throughout. */
export type Box = { readonly width: number; readonly depth: number; readonly height: number }
export type Opening = { readonly width: number; readonly height: number }

/** How a piece is carried through a door; null where it does not go through. */
export type Carried = 'as it stands' | 'turned on its side or end' | 'tilted' | null

/** Fingers and blankets: a centimetre on every side. */
export const HAND_ROOM = 20

/** Every way of carrying it: upright by either side first, then along its height. */
export function throughDoor(box: Box, door: Opening): Carried {
  const sections = [
    [box.width, box.height],
    [box.depth, box.height],
    [box.width, box.depth],
  ] as const
  const upright = sections.slice(0, 2).some(([across, high]) => goesStraight(across, high, door))
  if (upright) return 'as it stands'
  if (sections.some(([a, b]) => goesStraight(a, b, door) || goesStraight(b, a, door)))
    return 'turned on its side or end'
  return sections.some(([a, b]) => goesTilted(a, b, door)) ? 'tilted' : null
}

const goesStraight = (across: number, high: number, door: Opening) =>
  across + HAND_ROOM <= door.width && high + HAND_ROOM <= door.height

/**
 * A rectangle goes through another at an angle although it is longer than both sides (Carver 1957): the short side of the opening
 * must hold what the slanted rectangle still needs across.
 */
function goesTilted(a: number, b: number, door: Opening): boolean {
  const [long, short] = [Math.max(a, b) + HAND_ROOM, Math.min(a, b) + HAND_ROOM]
  const [high, across] = [Math.max(door.width, door.height), Math.min(door.width, door.height)]
  if (short > across) return false
  if (long <= high) return true
  const diagonal = long ** 2 + short ** 2
  if (diagonal < high ** 2) return true
  return across >= (2 * long * short * high + (long ** 2 - short ** 2) * Math.sqrt(diagonal - high ** 2)) / diagonal
}
