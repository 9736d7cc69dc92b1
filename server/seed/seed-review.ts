/** Author null reads "Anonymous"; a rating may stand without a comment. */
export type SeedReview = readonly [
  daysAgo: number,
  rating: 1 | 2 | 3 | 4 | 5,
  author: string | null,
  comment: string | null,
]

export type ReviewsBySlug = Readonly<Record<string, readonly SeedReview[]>>
