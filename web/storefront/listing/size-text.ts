import type { Dimensions } from '#domain/api/catalog.ts'

/** Millimetres as people here say them: 2140 is 214 cm, 815 is 81.5 cm. */
export const inCentimetres = (millimetres: number) => String(Math.round(millimetres) / 10)

/** "W 214 × D 92 × H 81 cm"; what is not known is left out, and nothing known is null. */
export function sizeText({ width, depth, height }: Dimensions): string | null {
  const known = [
    ['W', width],
    ['D', depth],
    ['H', height],
  ].filter((entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] > 0)
  if (known.length === 0) return null
  return `${known.map(([letter, size]) => `${letter} ${inCentimetres(size)}`).join(' × ')} cm`
}
