import type { Shelves } from '#domain/catalog/listing-words.ts'

const MOST_OFFERED = 3

export type OfferedShelf = { key: 'category_id' | 'room_id'; id: number; name: string }

/** Categories and rooms with a word that begins as each typed word does: "din ro" is the Dining Room, "chair" is Chairs & Stools. */
export function fittingShelves(shelves: Shelves, typed: string): OfferedShelf[] {
  const wanted = wordsOf(typed)
  if (wanted.length === 0) return []
  const fits = ({ name }: { name: string }) =>
    wanted.every((begin) => wordsOf(name).some((word) => word.startsWith(begin) || begin === `${word}s`))
  const offer = (key: OfferedShelf['key']) => (shelf: { id: number; name: string }) => ({ key, ...shelf })
  return [
    ...shelves.categories.filter(fits).slice(0, MOST_OFFERED).map(offer('category_id')),
    ...shelves.rooms.filter(fits).slice(0, MOST_OFFERED).map(offer('room_id')),
  ]
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
