import { expect, test } from 'vitest'
import { SAMPLE_ARTICLE } from '#domain/content/sample-article.ts'
import { DAY } from '#domain/time/durations.ts'
import { publishedArticles, scheduledArticles } from './blog.ts'
import { SAMPLE_PROJECTS } from './projects.ts'

const PLAIN: ReadonlySet<string | undefined> = new Set(['h2', 'p', 'ul', 'li', 'blockquote', 'strong'])
const NOW = new Date('2026-11-15T06:00:00.000Z')
const words = (text: string) =>
  text
    .replaceAll(/<[^>]+>/g, ' ')
    .trim()
    .split(/\s+/).length

test('six articles are out, each a real read, and the newest is twelve days old', () => {
  const articles = publishedArticles(NOW)
  expect(articles.length).toBe(6)
  for (const article of articles) {
    expect(words(article.content), article.slug).toBeGreaterThanOrEqual(700)
    expect(words(article.content), article.slug).toBeLessThanOrEqual(1100)
    expect(article.publishedAt.getTime()).toBeLessThan(NOW.getTime())
  }
  expect(Math.max(...articles.map((article) => article.publishedAt.getTime()))).toBe(NOW.getTime() - 12 * DAY)
})

test('two more are written and wait for their day', () => {
  const scheduled = scheduledArticles(NOW)
  expect(scheduled.length).toBe(2)
  for (const article of scheduled) expect(article.publishedAt.getTime()).toBeGreaterThan(NOW.getTime())
})

test('article bodies use only plain elements, and close each one they open', () => {
  const bodies = [...publishedArticles(NOW), ...scheduledArticles(NOW)].map((article) => article.content)
  for (const body of bodies) {
    const opened = [...body.matchAll(/<([a-z0-9]+)>/g)].map((match) => match[1])
    const closed = [...body.matchAll(/<\/([a-z0-9]+)>/g)].map((match) => match[1])
    expect(opened.toSorted()).toEqual(closed.toSorted())
    expect(opened.filter((name) => !PLAIN.has(name))).toEqual([])
  }
})

test('the article shown while the blog is away is the one the seed publishes', () => {
  expect(publishedArticles(NOW).find(({ slug }) => slug === SAMPLE_ARTICLE.slug)?.content).toBe(SAMPLE_ARTICLE.content)
})

test('the three projects are hospitality work told at length, with four pictures each', () => {
  expect(SAMPLE_PROJECTS.map((project) => project.location)).toEqual([
    'Darjeeling, West Bengal',
    'Paro, Bhutan',
    'Siliguri, West Bengal',
  ])
  for (const project of SAMPLE_PROJECTS) {
    expect(project.type).toBe('Hospitality')
    expect(words(project.description)).toBeGreaterThanOrEqual(400)
    expect([project.main_image, ...project.images].length).toBe(4)
  }
})
