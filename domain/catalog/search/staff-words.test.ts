import { expect, test } from 'vitest'
import { knownWords, meaningsOf } from './known-words.ts'
import { SHOP_VOCABULARY } from './shop-vocabulary.ts'
import { cleanWords, entryKey, keptMiss, mergedVocabulary, type StaffMeaning, wordEntries } from './staff-words.ts'

const staff = (change: Partial<StaffMeaning> & { key: string }): StaffMeaning => ({
  kind: 'piece',
  words: [change.key],
  kinds: [],
  near: [],
  isRemoved: false,
  version: 1,
  ...change,
})
const wordsFor = (word: string, ...changes: StaffMeaning[]) =>
  meaningsOf(knownWords(mergedVocabulary(SHOP_VOCABULARY, changes)), word).flatMap(({ words }) => words)

test('every entry of the shop has a first word of its own', () => {
  const keys = SHOP_VOCABULARY.meanings.map(entryKey)
  expect(new Set(keys).size).toBe(keys.length)
})

test('an entry of staff takes the place of the shop’s, adds to it or takes it away', () => {
  expect(wordsFor('couch')).toContain('sofa')
  expect(wordsFor('gaddi', staff({ key: 'sofa', words: ['sofa', 'gaddi'] }))).toContain('sofa')
  expect(wordsFor('couch', staff({ key: 'sofa', words: ['sofa', 'gaddi'] }))).toEqual([])
  expect(wordsFor('almari box', staff({ key: 'almari box', words: ['almari box', 'trunk'] }))).toContain('trunk')
  expect(wordsFor('couch', staff({ key: 'sofa', isRemoved: true }))).toEqual([])
})

test('the list says whose an entry is', () => {
  const entries = wordEntries(SHOP_VOCABULARY, [
    staff({ key: 'sofa', isRemoved: true, version: 3 }),
    staff({ key: 'swing', words: ['swing'] }),
    staff({ key: 'trunk' }),
  ])
  const origins = Object.fromEntries(entries.map(({ key, origin }) => [key, origin]))
  expect(origins).toMatchObject({ sofa: 'removed', swing: 'changed', trunk: 'own', daybed: 'shop' })
  expect(entries.find(({ key }) => key === 'sofa')).toMatchObject({
    version: 3,
    words: expect.arrayContaining(['couch']) as string[],
  })
})

test('words are kept as a search is read', () => {
  expect(cleanWords([' Sofá-Set ', 'sofa set', '!!'])).toEqual(['sofa set'])
})

test.each([
  ['Jacuzzi!', 'jacuzzi'],
  ['asha@example.com', null],
  ['98320 55555', null],
  ['a', null],
  ['x'.repeat(80), null],
])('what may be kept of %j is %j', (typed, kept) => {
  expect(keptMiss(typed, typed)).toBe(kept)
})
