import { isKnownWord, isStopWord, type KnownWords, meaningsOf } from './known-words.ts'
import { nearestWords } from './spelling.ts'
import { singular } from './typed-words.ts'
import { type Meaning, WEIGHTS } from './vocabulary.ts'

/** One thing that was asked for: the words that name it, those that name something near, and how much it matters. */
export type Concept = {
  readonly text: string
  readonly weight: number
  readonly isFiller: boolean
  readonly exact: readonly string[]
  readonly near: readonly string[]
  readonly further: readonly string[]
  /** Of 'coffee table' the table; of a beginning what else it may become. */
  readonly loose: readonly string[]
}

/** What the names of the shop's products know of a typed word. */
export type WordInNames = {
  readonly typed: string
  readonly isKnown: boolean
  readonly completions: readonly string[]
  readonly alike: readonly string[]
}

export type ReadSearch = {
  readonly concepts: readonly Concept[]
  /** What was understood, where it is not what was typed. */
  readonly corrected: string | null
}

type Understood = { readonly text: string; readonly also: readonly string[]; readonly isCorrected: boolean }

/** Nothing but small words is no search. The last word may be unfinished; one that nobody knows is taken for what it may have meant. */
export function readSearch(words: readonly WordInNames[], known: KnownWords): ReadSearch {
  const asked = words.filter(({ typed }) => !isStopWord(known, typed))
  const understood = asked.flatMap((word) => understand(word, word === words.at(-1), known))
  const isCorrected = understood.some((word) => word.isCorrected)
  return {
    concepts: onlyFillersMatter(group(understood, known)),
    corrected: isCorrected ? understood.map(({ text }) => text).join(' ') : null,
  }
}

/** Names that begin like a search that is otherwise nothing but small words: 'so' may become a sofa. */
export function beginnings({ typed, completions }: WordInNames, known: KnownWords): Concept | null {
  const exact = completions.filter((word) => !isStopWord(known, word))
  if (exact.length === 0) return null
  return { text: typed, weight: WEIGHTS.name, isFiller: false, exact, near: [], further: [], loose: [] }
}

function understand(word: WordInNames, isLast: boolean, known: KnownWords): Understood[] {
  const { typed } = word
  if (isAmount(typed)) return [{ text: typed, also: [], isCorrected: false }]
  const joined = known.joined.get(typed)
  if (joined) return joined.split(' ').map((text) => ({ text, also: [], isCorrected: false }))
  if (isWhole(typed, known)) return [{ text: typed, also: [], isCorrected: false }]
  if (word.isKnown || isKnownWord(known, typed))
    return [{ text: typed, also: isLast ? completionsOf(word, known) : [], isCorrected: false }]
  const [completion, ...others] = isLast ? completionsOf(word, known) : []
  if (completion) return [{ text: completion, also: others, isCorrected: false }]
  const [meant, ...also] = nearestWords(typed, [...word.alike, ...known.words, ...known.joined.keys()])
  if (!meant) return [{ text: typed, also: [], isCorrected: false }]
  const texts = (known.joined.get(meant) ?? meant).split(' ')
  return texts.map((text) => ({ text, also: texts.length > 1 ? [] : also, isCorrected: true }))
}

/** A bed does not become a bedside table; 'tea' may still become teak. */
const isWhole = (word: string, known: KnownWords) => known.fillers.has(word) || meaningsOf(known, word).length > 0

/** 'under 20000' is a price, or a size: no word to look for, and none to correct. */
const isAmount = (word: string) => /^\d{3,}$/.test(word)

const MOST_COMPLETIONS = 6
const shortestFirst = (a: string, b: string) => a.length - b.length || (a < b ? -1 : 1)

function completionsOf({ typed, completions }: WordInNames, known: KnownWords): string[] {
  if (typed.length < 2) return []
  const ours = [...known.meanings.keys()].filter((phrase) => phrase.startsWith(typed)).toSorted(shortestFirst)
  return [...new Set([...completions, ...ours])].filter((word) => word !== typed).slice(0, MOST_COMPLETIONS)
}

/** The longest phrases first: 'bed side table' is one thing and not three. */
function group(words: readonly Understood[], known: KnownWords): Concept[] {
  const concepts: Concept[] = []
  for (let at = 0; at < words.length;) {
    const length = longestPhrase(words, at, known)
    concepts.push(conceptOf(words.slice(at, at + length), known))
    at += length
  }
  return concepts
}

function longestPhrase(words: readonly Understood[], at: number, known: KnownWords): number {
  for (let length = Math.min(known.longest, words.length - at); length > 1; length--) {
    if (meaningsOf(known, textOf(words.slice(at, at + length))).length > 0) return length
  }
  return 1
}

function conceptOf(words: readonly Understood[], known: KnownWords): Concept {
  const text = textOf(words)
  const meanings = meaningsOf(known, text)
  const isFiller = known.fillers.has(text) || known.fillers.has(singular(text)) || isAmount(text)
  const exact = alternatives(meanings, text)
  const [near, ...further] = meanings.flatMap((meaning) => meaning.near ?? [])
  const also = words.flatMap((word) => word.also.flatMap((other) => alternatives(meaningsOf(known, other), other)))
  const head = words.length > 1 ? headOf(words.at(-1)?.text ?? '', known) : []
  return {
    text,
    weight: isFiller ? WEIGHTS.filler : weightOf(meanings),
    isFiller,
    exact,
    near: near === undefined ? [] : [near],
    further,
    loose: [...new Set([...also, ...head])].filter((word) => !exact.includes(word)),
  }
}

function headOf(last: string, known: KnownWords): string[] {
  const meanings = meaningsOf(known, last).filter(({ kind }) => kind === 'piece')
  return meanings.length > 0 && !known.fillers.has(last) ? alternatives(meanings, last) : []
}

function weightOf(meanings: readonly Meaning[]): number {
  return meanings.length === 0 ? WEIGHTS.name : Math.max(...meanings.map(({ kind }) => WEIGHTS[kind]))
}

/** The typed word itself always stands first. */
const alternatives = (meanings: readonly Meaning[], text: string): string[] => [
  ...new Set([text, ...meanings.flatMap(({ words, kinds = [] }) => [...words, ...kinds])]),
]

const textOf = (words: readonly Understood[]) => words.map(({ text }) => text).join(' ')

/** Who types nothing but 'wooden furniture' means just that. */
function onlyFillersMatter(concepts: readonly Concept[]): readonly Concept[] {
  if (concepts.some(({ isFiller }) => !isFiller)) return concepts
  return concepts.map((concept) => ({ ...concept, isFiller: false }))
}
