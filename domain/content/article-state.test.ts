import { expect, test } from 'vitest'
import { ARTICLE_STATES, articleKeptAs, articleStateOf, canArticleBecome } from './article-state.ts'

const NOW = new Date('2026-11-17T10:00:00+05:30')
const later = new Date(NOW.getTime() + 1)
const earlier = new Date('2026-10-01T10:00:00+05:30')
const DRAFT = { isPublished: false, publishedAt: null }

test('an article is out from its moment on, to the millisecond', () => {
  expect(articleStateOf(DRAFT, NOW)).toBe('draft')
  expect(articleStateOf({ isPublished: true, publishedAt: later }, NOW)).toBe('scheduled')
  expect(articleStateOf({ isPublished: true, publishedAt: NOW }, NOW)).toBe('published')
  expect(articleStateOf({ isPublished: false, publishedAt: earlier }, NOW)).toBe('draft')
})

test('what an article is kept as reads back as the state that was asked for', () => {
  for (const state of ARTICLE_STATES)
    expect(articleStateOf(articleKeptAs(state, DRAFT, { now: NOW, moment: later }), NOW)).toBe(state)
})

test('what was out keeps its day when it is taken back and shown again', () => {
  const hidden = articleKeptAs('draft', { isPublished: true, publishedAt: earlier }, { now: NOW, moment: null })
  expect(hidden).toEqual({ isPublished: false, publishedAt: earlier })
  expect(articleKeptAs('published', hidden, { now: NOW, moment: null }).publishedAt).toEqual(earlier)
})

test('a plan that is given up leaves no day behind', () => {
  const planned = { isPublished: true, publishedAt: later }
  expect(articleKeptAs('draft', planned, { now: NOW, moment: null })).toEqual(DRAFT)
  expect(articleKeptAs('published', planned, { now: NOW, moment: null }).publishedAt).toEqual(NOW)
})

test('what is out is taken back before it is planned anew', () => {
  expect(canArticleBecome('published', 'scheduled')).toBe(false)
  expect(canArticleBecome('published', 'draft')).toBe(true)
  expect(canArticleBecome('scheduled', 'scheduled')).toBe(true)
})
