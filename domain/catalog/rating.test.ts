import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isStars, ratingDistribution, reviewerName, STARS } from '#domain/catalog/rating.ts'

const anyRatings = fc.array(fc.constantFrom(...STARS))

test('the bars add up to the reviews', () => {
  fc.assert(
    fc.property(anyRatings, (ratings) => {
      const bars = ratingDistribution(ratings)
      expect(bars.map((bar) => bar.stars)).toEqual([5, 4, 3, 2, 1])
      expect(bars.reduce((sum, bar) => sum + bar.count, 0)).toBe(ratings.length)
    }),
  )
})

test('a review without a name is Anonymous', () => {
  expect([reviewerName(null), reviewerName({ name: ' ' }), reviewerName({ name: 'Asha' })]).toEqual([
    'Anonymous',
    'Anonymous',
    'Asha',
  ])
})

test('one single review fills its bar, none fills none', () => {
  expect(ratingDistribution([4]).map((bar) => bar.percent)).toEqual([0, 100, 0, 0, 0])
  expect(ratingDistribution([]).map((bar) => bar.percent)).toEqual([0, 0, 0, 0, 0])
  expect([0, 1, 5, 6, 2.5].filter(isStars)).toEqual([1, 5])
})
