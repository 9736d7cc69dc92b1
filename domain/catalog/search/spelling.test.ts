import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SHOP_WORDS } from './known-words.ts'
import { nearestWords } from './spelling.ts'

const words = [...SHOP_WORDS.words]

test.each([
  ['tabel', 'table'],
  ['chiar', 'chair'],
  ['soffa', 'sofa'],
  ['wordrobe', 'wardrobe'],
  ['almeera', 'almira'],
  ['kursee', 'kursi'],
  ['matress', 'mattress'],
  ['dinning', 'dining'],
])('%s may have meant %s', (typed, meant) => {
  expect(nearestWords(typed, words)).toContain(meant)
})

test('three letters are not guessed at, and nonsense means nothing', () => {
  expect(nearestWords('xqz', words)).toEqual([])
  expect(nearestWords('zzqqxxyy', words)).toEqual([])
})

test('a word is nearest to itself', () => {
  fc.assert(
    fc.property(fc.constantFrom(...words.filter((word) => word.length > 3)), (word) => {
      expect(nearestWords(word, words)[0]).toBe(word)
    }),
  )
})

test('of two neighbours that changed places one slip is made, and the word is found', () => {
  const long = words.filter((word) => /^[a-z]{6,}$/.test(word))
  fc.assert(
    fc.property(fc.constantFrom(...long), fc.nat(), (word, at) => {
      const first = 1 + (at % (word.length - 2))
      const swapped = word.slice(0, first) + word[first + 1] + word[first] + word.slice(first + 2)
      expect(nearestWords(swapped, [word])).toEqual([word])
    }),
  )
})
