import { freeAlong, judgePieces, type Standing, type Trouble, type Wall } from './along-wall.ts'
import { type Carried, type Opening, throughDoor } from './through-door.ts'

const cm = (millimetres: number) => `${Math.round(millimetres) / 10} cm`

const DOOR_WORDS: Readonly<Record<Exclude<Carried, null>, string>> = {
  'as it stands': 'Goes through the door as it stands.',
  'turned on its side or end': 'Goes through the door turned on its side or end.',
  tilted: 'Goes through the door only tilted: measure the way before and behind it too.',
}
const WALL_WORDS: Readonly<Record<Trouble, string>> = {
  'beyond the wall': 'Stands out beyond the end of the wall.',
  'taller than the wall': 'Is taller than the wall.',
  overlaps: 'Stands in the way of another piece.',
}

export type PieceVerdict = { slug: string; fits: boolean; door: string; wall: string }

/** What is said of each piece, and of the wall as a whole; the showroom is sent the same words. */
export function planVerdict(pieces: readonly Standing[], wall: Wall, door: Opening) {
  const verdicts = judgePieces(pieces, wall).map((piece): PieceVerdict => {
    const carried = throughDoor(piece.size, door)
    return {
      slug: piece.slug,
      fits: carried !== null && piece.troubles.length === 0,
      door:
        carried === null
          ? `Does not go through a door of ${cm(door.width)} by ${cm(door.height)}.`
          : DOOR_WORDS[carried],
      wall:
        piece.troubles.length === 0
          ? 'Fits along the wall.'
          : piece.troubles.map((trouble) => WALL_WORDS[trouble]).join(' '),
    }
  })
  const { total, widest } = freeAlong(pieces, wall)
  const rest =
    total === 0
      ? 'Nothing of the wall is left free.'
      : `${cm(total)} of ${cm(wall.length)} stay free, ${widest === total ? 'in one' : `${cm(widest)} of it in one`}.`
  const everything = verdicts.every(({ fits }) => fits)
  const summary =
    verdicts.length === 0 ? 'Nothing stands at the wall yet.' : everything ? 'Everything fits.' : 'Not everything fits.'
  return { verdicts, summary, rest }
}
