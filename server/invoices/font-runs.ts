export type FontName = 'latin' | 'bengali' | 'devanagari'
export type Run = { font: FontName; text: string }

const INDIC: readonly [FontName, RegExp][] = [
  ['bengali', /[\u0980-\u09FF\u0964\u0965]/],
  ['devanagari', /[\u0900-\u097F]/],
]
const JOINERS = /[\u200C\u200D]/
const PRINTABLE = /[\u0020-\u007E\u00A0-\u017F\u2010-\u2015\u2018-\u201E\u2022\u2026\u20B9]/

/** A PDF has no fallback fonts: text is cut where its script changes. What no font has becomes a question mark. */
export function fontRuns(text: string): Run[] {
  const runs: Run[] = []
  for (const character of text) {
    const last = runs.at(-1)
    const font = JOINERS.test(character) ? (last?.font ?? 'latin') : fontOf(character)
    const shown = font !== 'latin' || PRINTABLE.test(character) ? character : '?'
    if (last?.font === font) last.text += shown
    else runs.push({ font, text: shown })
  }
  return runs
}

function fontOf(character: string): FontName {
  return INDIC.find(([, letters]) => letters.test(character))?.[0] ?? 'latin'
}
