export const LINEN = '#F1EBE1'
export const FLOOR = '#E4DACA'
export const SHADOW = '#D3C5AF'
export const INK = '#3B2A1E'
export const BRASS = '#B08D4A'
export const STEEL = '#3A3734'
export const CANE = '#CDA66A'

export type Palette = { wood: string; soft: string }

/** First match wins, so the particular stands before the general. */
const COLOURS: readonly (readonly [RegExp, string])[] = [
  [/dark sal/i, '#4A2F20'],
  [/walnut/i, '#6B4630'],
  [/black/i, '#2B2622'],
  [/honey|mango/i, '#B98145'],
  [/teak/i, '#A8743F'],
  [/sal/i, '#8A5A3C'],
  [/oatmeal|flax/i, '#D9CBB4'],
  [/moss/i, '#6B7350'],
  [/terracotta/i, '#B5613F'],
  [/indigo/i, '#3A4A6B'],
  [/ivory/i, '#E9DFCC'],
  [/white/i, '#FFFDF9'],
  [/rust/i, '#9C4F2E'],
  [/charcoal/i, '#4B4844'],
  [/sage/i, '#9DA88B'],
  [/green/i, '#2F4A3C'],
  [/brass/i, BRASS],
  [/jute/i, '#B99B6B'],
  [/cane/i, CANE],
]

const DEFAULT_WOOD = '#8A5A3C'
const DEFAULT_SOFT = '#D9CBB4'

/** Cloth takes the product's colour; timber takes it only when the colour names a timber or a stain. */
export function paletteOf(material: string, color: string): Palette {
  const named = colourOf(color)
  const timber = colourOf(material) ?? DEFAULT_WOOD
  const isWoodColour = /sal|teak|honey|walnut|black/i.test(color)
  return { wood: isWoodColour && named ? named : timber, soft: isWoodColour ? DEFAULT_SOFT : (named ?? DEFAULT_SOFT) }
}

function colourOf(text: string): string | undefined {
  return COLOURS.find(([pattern]) => pattern.test(text))?.[1]
}
