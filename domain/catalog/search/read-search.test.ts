import { expect, test } from 'vitest'
import { knownWords, SHOP_WORDS } from './known-words.ts'
import { beginnings, readSearch, type WordInNames } from './read-search.ts'
import { typedWords } from './typed-words.ts'

/** As if nothing in the shop were called so. */
const unnamed = (typed: string): WordInNames => ({ typed, isKnown: false, completions: [], alike: [] })
const read = (text: string) => readSearch(typedWords(text).map(unnamed), SHOP_WORDS)
const exact = (text: string) => read(text).concepts.map((concept) => concept.exact)

test.each([
  ['palang', 'bed'],
  ['Khat', 'bed'],
  ['ALMIRA', 'wardrobe'],
  ['wardrobe', 'almirah'],
  ['chowki', 'stool'],
  ['jhoola', 'swing'],
  ['takht', 'daybed'],
  ['kursi', 'chair'],
  ['mez', 'table'],
  ['gaddi', 'cushion'],
  ['carpets', 'rug'],
  ['television', 'media'],
  ['tv unit', 'media'],
  ['l shape', 'corner'],
  ['kingsize', 'king'],
  ['3', 'three'],
  ['three', '3'],
])('who asks for %s finds what is called %s', (asked, found) => {
  expect(exact(asked)[0]).toContain(found)
})

test('a phrase is one thing, and its words alone are others', () => {
  expect(read('bed side table').concepts.map(({ text }) => text)).toEqual(['bed side table'])
  expect(read('khane ka table').concepts[0]?.exact).toContain('dining table')
  expect(read('cane bed').concepts.map(({ text }) => text)).toEqual(['cane', 'bed'])
})

test('an armchair is a chair, and not every chair is an armchair', () => {
  expect(exact('chair')[0]).toContain('armchair')
  expect(exact('armchair')[0]).not.toContain('chair')
})

test('the piece weighs more than its look, and a filler next to nothing', () => {
  const [size, king, bed] = read('size king bed').concepts.map(({ weight }) => weight)
  expect(bed).toBeGreaterThan(king ?? 0)
  expect(king).toBeGreaterThan(size ?? 0)
})

test('a filler matters where nothing else was asked for', () => {
  expect(read('wooden chair').concepts.map(({ isFiller }) => isFiller)).toEqual([true, false])
  expect(read('wooden').concepts.map(({ isFiller }) => isFiller)).toEqual([false])
})

test('small words, and prices, are not looked for', () => {
  expect(read('a sofa for the hall').concepts.map(({ text }) => text)).toEqual(['sofa', 'hall'])
  expect(read('so be do in to an').concepts).toEqual([])
  expect(read('sofa under 20000').concepts.map(({ isFiller }) => isFiller)).toEqual([false, true])
})

test('a misspelt word is taken for what it may have meant, and that is said', () => {
  expect(read('dinning tabel')).toMatchObject({ corrected: 'dining table', concepts: [{ text: 'dining table' }] })
  expect(read('dining table').corrected).toBeNull()
})

test('a word that our names know is not corrected, however near another is', () => {
  const search = readSearch([{ ...unnamed('teesta'), isKnown: true, alike: ['testa'] }], SHOP_WORDS)
  expect(search).toMatchObject({ corrected: null, concepts: [{ text: 'teesta' }] })
})

test('the last word may be unfinished, an earlier one may not', () => {
  expect(exact('wardr')[0]).toContain('almirah')
  expect(read('wardr').corrected).toBeNull()
  expect(read('teak wardr').concepts[1]?.exact).toContain('almirah')
})

test('a small word alone is the beginning of names', () => {
  expect(beginnings({ ...unnamed('so'), completions: ['sofa', 'sofas'] }, SHOP_WORDS)?.exact).toEqual(['sofa', 'sofas'])
  expect(beginnings(unnamed('an'), SHOP_WORDS)).toBeNull()
})

test('another vocabulary is another shop', () => {
  const florist = knownWords({
    meanings: [{ kind: 'piece', words: ['rose', 'golap'] }],
    fillers: [],
    stopWords: ['red'],
  })
  expect(readSearch([unnamed('red'), unnamed('golap')], florist).concepts).toMatchObject([{ exact: ['golap', 'rose'] }])
})
