/** Colours of our timbers, fabrics and metals by the word that names them; the first that fits. */
const TONES: readonly (readonly [RegExp, string])[] = [
  [/dark sal|walnut|espresso/, '#4a3020'],
  [/charcoal|black|steel/, '#2e2b29'],
  [/sal|teak/, '#a8713d'],
  [/honey|mango/, '#c98f4a'],
  [/oatmeal|flax|linen/, '#d8c9ae'],
  [/ivory|white|cream/, '#f5efe3'],
  [/cane|jute|natural/, '#cfae78'],
  [/\btan\b/, '#b5763f'],
  [/tea green|moss|olive/, '#56663f'],
  [/sage/, '#9aa98d'],
  [/green|leaf/, '#2f4a3c'],
  [/terracotta|rust|brick|clay/, '#a9482a'],
  [/indigo|blue/, '#33456b'],
  [/brass|gold|mustard/, '#b38a3e'],
  [/grey|slate|stone/, '#8d8a85'],
]

export function colourTone(name: string): string {
  return TONES.find(([word]) => word.test(name.toLowerCase()))?.[1] ?? '#cbbba4'
}

/** `tone` is the colour that the shop set for it; without one its name says enough. */
export function ColourSwatch({ name, tone = '' }: { name: string; tone?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 20 20" className="size-4.5 shrink-0">
      <circle cx="10" cy="10" r="9" fill={tone || colourTone(name)} stroke="#8e7e6c" strokeWidth="1" />
    </svg>
  )
}
