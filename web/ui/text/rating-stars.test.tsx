import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RatingStars, toHalfStars } from './rating-stars.tsx'

test.each([
  [4.33, 4.5],
  [4.2, 4],
  [0, 0],
  [5, 5],
  [7, 5],
])('a rating of %d is drawn as %d stars', (rating, stars) => {
  expect(toHalfStars(rating)).toBe(stars)
})

test('the stars are read as words', () => {
  expect(renderToStaticMarkup(<RatingStars rating={4.333} />)).toContain('aria-label="Rated 4.3 out of 5"')
})

test('beside words of their own the stars are decoration', () => {
  expect(renderToStaticMarkup(<RatingStars rating={4} label="" />)).toContain('aria-hidden="true"')
})
