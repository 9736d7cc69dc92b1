import { z } from 'zod'
import { reviewSchema } from '#domain/api/catalog.ts'
import { day, historyEntry, hideReason, listQuery, pathId, seenVersion, someOf } from '#domain/api/desk-list-query.ts'
import { answers, failure, openPageOf, successOf } from '#domain/api/envelope.ts'
import { photoFile } from '#domain/api/photos.ts'
import { storableText } from '#domain/api/storable-text.ts'

const tags = ['Back office']
export const LONGEST_REVIEW_ANSWER = 2000

export const REVIEW_SORTS = ['written', '-written', 'rating', '-rating'] as const

const reviewQuery = z.object({
  ...listQuery,
  state: z.enum(['shown', 'hidden']).optional(),
  rating: someOf(['1', '2', '3', '4', '5']).optional(),
  photos: z.enum(['yes', 'no']).optional(),
  verified: z.enum(['yes', 'no']).optional(),
  answered: z.enum(['yes', 'no']).optional(),
  written_from: day.optional(),
  written_to: day.optional(),
  sort: z.enum(REVIEW_SORTS).default('-written'),
})
export type ReviewQuery = z.infer<typeof reviewQuery>

const reviewRow = reviewSchema.extend({
  product: z.object({ id: z.int(), name: z.string(), slug: z.string() }),
  is_hidden: z.boolean(),
  hidden_reason: z.string().nullable(),
  version: z.int(),
})
export type ReviewRowJson = z.infer<typeof reviewRow>

const deskReview = reviewRow.extend({
  /** Of the account it was written with; null when that is gone. */
  email: z.string().nullable(),
  average_rating: z.number(),
  reviews_count: z.int(),
  history: z.array(historyEntry),
})
export type DeskReviewJson = z.infer<typeof deskReview>

const one = answers(successOf(deskReview))

export const reviewDesk = {
  list: {
    summary: 'Reviews, filtered, sorted and searched',
    tags,
    querystring: reviewQuery,
    response: answers(openPageOf(reviewRow)),
  },
  one: { summary: 'One review with what was done to it', tags, params: pathId, response: one },
  hide: {
    summary: 'Take a review off the page; its writer is told why',
    tags,
    params: pathId,
    body: z.object({ reason: hideReason, version: seenVersion }),
    response: one,
  },
  show: {
    summary: 'Show a hidden review again',
    tags,
    params: pathId,
    body: z.object({ version: seenVersion }),
    response: one,
  },
  answer: {
    summary: 'Answer a review publicly; an empty answer is taken away',
    tags,
    params: pathId,
    body: z.object({ text: storableText(LONGEST_REVIEW_ANSWER), version: seenVersion }),
    response: one,
  },
  photo: {
    summary: 'A photo of a review, also of a hidden one',
    tags,
    params: photoFile,
    querystring: z.object({ size: z.enum(['small', 'large']).optional() }),
    response: { '4xx': failure, '5xx': failure },
  },
}
