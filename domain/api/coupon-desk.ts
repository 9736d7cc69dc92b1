import { z } from 'zod'
import { paging, someOf } from '#domain/api/desk-list-query.ts'
import { answers, openPageOf, successOf } from '#domain/api/envelope.ts'
import { LARGEST_ID } from '#domain/api/largest-id.ts'
import { storableText } from '#domain/api/storable-text.ts'
import { normaliseCouponCode } from '#domain/pricing/coupon.ts'
import { COUPON_STATES } from '#domain/pricing/coupon-state.ts'

const tags = ['Back office']
export const COUPON_SORTS = ['made', 'code', 'used', 'ends'] as const
const SORTS = COUPON_SORTS.flatMap((sort) => [sort, `-${sort}`] as const)

const couponQuery = z.object({
  search: storableText(60).optional(),
  state: someOf(COUPON_STATES).optional(),
  sort: z.enum(SORTS).default('-made'),
  ...paging,
})
export type CouponQuery = z.infer<typeof couponQuery>

const AMOUNT_TEXT = 'Type an amount in rupees, with at most two decimals'
const isExact = (amount: number) => Math.round(amount * 100) / 100 === amount
const amount = z.number(AMOUNT_TEXT).min(0, AMOUNT_TEXT).max(10_000_000, AMOUNT_TEXT).refine(isExact, AMOUNT_TEXT)
const PERCENT_TEXT = 'Type a percentage between 0.01 and 100'
const percent = z.number(PERCENT_TEXT).min(0.01, PERCENT_TEXT).max(100, PERCENT_TEXT).refine(isExact, PERCENT_TEXT)
const LIMIT_TEXT = 'Type a whole number above zero, or leave it empty'
const limit = z.int(LIMIT_TEXT).min(1, LIMIT_TEXT).max(1_000_000, LIMIT_TEXT).nullable()
const day = z.iso.date('Choose a day')

const terms = {
  /** One of the two: so much of a hundred, or so many rupees. */
  percent: percent.nullable(),
  amount: amount.nullable(),
  /** The most that a percentage takes off. */
  maximum: amount.nullable(),
  minimum: amount,
  starts_on: day,
  /** The last day on which it can be used. */
  ends_on: day.nullable(),
  total_limit: limit,
  per_person: limit,
  note: storableText(500),
}
type Terms = { percent: number | null; amount: number | null; starts_on: string; ends_on: string | null }

const hasOneBenefit = ({ percent: share, amount: sum }: Terms) => (share === null) !== (sum === null || sum === 0)
const ONE_BENEFIT = { message: 'Give a percentage or an amount, one of the two', path: ['amount'] }
const endsAfterStart = ({ starts_on, ends_on }: Terms) => ends_on === null || ends_on >= starts_on
const ENDS_AFTER = { message: 'It cannot end before it begins', path: ['ends_on'] }

const CODE_TEXT = 'Use 3 to 40 letters, figures or hyphens'
const code = storableText(60)
  .transform(normaliseCouponCode)
  .pipe(z.string().regex(/^[A-Z0-9-]{3,40}$/, CODE_TEXT))

const coupon = z.object({
  id: z.int(),
  code: z.string(),
  percent: z.number().nullable(),
  amount: z.number().nullable(),
  maximum: z.number().nullable(),
  minimum: z.number(),
  starts_on: z.string(),
  ends_on: z.string().nullable(),
  total_limit: z.int().nullable(),
  per_person: z.int().nullable(),
  note: z.string(),
  /** "10% off, at most ₹1,500" */
  benefit: z.string(),
  state: z.enum(COUPON_STATES),
  used: z.int(),
  /** What its paid orders brought in, and what it took off them. */
  revenue: z.number(),
  given: z.number(),
  version: z.int(),
})
export type CouponJson = z.infer<typeof coupon>

const params = z.object({ id: z.coerce.number().int().min(1).max(LARGEST_ID) })
const version = z.int()
const one = answers(successOf(coupon))

export const couponDesk = {
  list: {
    summary: 'Coupons with what they gave and brought in',
    tags,
    querystring: couponQuery,
    response: answers(openPageOf(coupon)),
  },
  make: {
    summary: 'Make a coupon',
    tags,
    body: z
      .object({ code, ...terms })
      .refine(hasOneBenefit, ONE_BENEFIT)
      .refine(endsAfterStart, ENDS_AFTER),
    response: one,
  },
  change: {
    summary: 'Change the terms of a coupon; orders that carry it keep theirs',
    tags,
    params,
    body: z
      .object({ ...terms, version })
      .refine(hasOneBenefit, ONE_BENEFIT)
      .refine(endsAfterStart, ENDS_AFTER),
    response: one,
  },
  pause: {
    summary: 'Pause a coupon or let it go on',
    tags,
    params,
    body: z.object({ is_paused: z.boolean(), version }),
    response: one,
  },
  end: { summary: 'End a coupon now', tags, params, body: z.object({ version }), response: one },
}
export type CouponTerms = z.infer<typeof couponDesk.change.body>
