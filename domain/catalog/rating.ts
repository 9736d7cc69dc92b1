export const STARS = [5, 4, 3, 2, 1] as const
export type Stars = (typeof STARS)[number]
export type RatingBar = { readonly stars: Stars; readonly count: number; readonly percent: number }
export const ANONYMOUS = 'Anonymous'

export function isStars(value: number): value is Stars {
  return STARS.some((stars) => stars === value)
}

/** Bars from five stars down; the counts add up to the reviews. */
export function ratingDistribution(ratings: readonly Stars[]): RatingBar[] {
  return STARS.map((stars) => {
    const count = ratings.filter((rating) => rating === stars).length
    return { stars, count, percent: ratings.length === 0 ? 0 : Math.round((count / ratings.length) * 100) }
  })
}

export function reviewerName(user: { readonly name?: string | null | undefined } | null | undefined): string {
  return user?.name?.trim() || ANONYMOUS
}
