/** What a misspelt word may have meant, the nearest first. */
const MOST_MEANT = 3

/** Of two that are as near, the one that stands first among the candidates. */
export function nearestWords(typed: string, candidates: Iterable<string>): string[] {
  const most = allowed(typed)
  const near = [...new Set(candidates)]
    .filter((word) => mayBe(typed, word, most))
    .map((word) => ({ word, apart: apart(typed, word) }))
    .filter((word) => word.apart <= most)
    .toSorted((a, b) => a.apart - b.apart)
  const best = near[0]?.apart ?? 0
  return near
    .filter((word) => word.apart <= best + 0.5)
    .slice(0, MOST_MEANT)
    .map(({ word }) => word)
}

/** Cheap, because every word is asked: the first letter is hardly ever wrong, and no slip changes the length by much. */
function mayBe(typed: string, word: string, most: number): boolean {
  return Math.abs(typed.length - word.length) <= most + 1 && initial(typed) === initial(word)
}

const INITIALS: Readonly<Record<string, string>> = { k: 'c', q: 'c', z: 'j', w: 'v', p: 'f' }
const initial = (word: string) => INITIALS[word[0] ?? ''] ?? word[0]

/** A slip in a short word makes another word; in a long one it hardly ever does. */
function allowed(typed: string): number {
  if (typed.length <= 3) return 0
  if (typed.length <= 5) return 1.5
  return typed.length <= 8 ? 2 : 3
}

/** Slips of the fingers, or of the ear: 'sopha' sounds like 'sofa', 'kursee' like 'kursi'. */
function apart(typed: string, word: string): number {
  return Math.min(slips(typed, word), slips(sound(typed), sound(word)) + 0.5)
}

const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/[aeiou]*(?:ee|ea|ie|y)/g, 'i'],
  [/oo|ou/g, 'u'],
  [/([bcdgjkpst])h/g, '$1'],
  [/z/g, 'j'],
  [/w/g, 'v'],
  [/q|ck/g, 'k'],
  [/(.)\1+/g, '$1'],
  [/h$/g, ''],
]

function sound(word: string): string {
  return SOUNDS.reduce((text, [from, to]) => text.replaceAll(from, to), word)
}

/** How many letters are wrong, missing, too many or swapped with their neighbour. */
function slips(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let row = 1; row <= a.length; row++) {
    const next = [row]
    for (let at = 1; at <= b.length; at++) {
      const isSame = a[row - 1] === b[at - 1]
      const isSwap = row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1]
      const kept = (last[at - 1] ?? 0) + (isSame ? 0 : 1)
      const cheapest = Math.min(kept, (last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1)
      next.push(isSwap ? Math.min(cheapest, (before[at - 2] ?? 0) + 1) : cheapest)
    }
    before = last
    last = next
  }
  return last[b.length] ?? 0
}
