import { expect, test } from 'vitest'
import { countWords } from './article-words.ts'
import { readMinutes } from './read-time.ts'
import { SAMPLE_ARTICLE } from './sample-article.ts'

test('tags are no words, and words in two paragraphs are two', () => {
  expect(countWords('<p>Sal</p><p>and <strong>teak</strong>&nbsp;wood</p>')).toBe(4)
  expect(countWords('<p></p>')).toBe(0)
})

test('200 words take a minute, and the least takes one', () => {
  expect([0, 1, 299, 300, 1000].map(readMinutes)).toEqual([1, 1, 2, 2, 5])
  expect(readMinutes(countWords(SAMPLE_ARTICLE.content))).toBe(SAMPLE_ARTICLE.read_time)
})
