import { z } from 'zod'
import { pictureSchema } from '#domain/api/catalog.ts'
import { listQuery, someOf } from '#domain/api/desk-list-query.ts'
import { answers, pageOf, successOf } from '#domain/api/envelope.ts'
import { LARGEST_ID } from '#domain/api/largest-id.ts'
import { returnRequest } from '#domain/api/returns.ts'
import { storableText } from '#domain/api/storable-text.ts'
import { RETURN_SORTS, RETURN_STATUSES } from '#domain/orders/return-status.ts'

const tags = ['Back office']
const PIECES_TEXT = 'Must be a whole number'

const returnQuery = z.object({
  /** Several with commas between them. */
  status: someOf(RETURN_STATUSES).optional(),
  sort: z.enum(RETURN_SORTS).default('newest'),
  ...listQuery,
})
export type ReturnQuery = z.infer<typeof returnQuery>

const returnRow = returnRequest.extend({
  customer: z.string(),
  phone: z.string(),
  city: z.string(),
  pieces: z.int(),
  /** Until when the customer was promised an answer. */
  answer_by: z.string(),
})
export type ReturnRowJson = z.infer<typeof returnRow>

const moment = z.string().nullable()
const deskReturn = returnRow.extend({
  items: z.array(
    z.object({
      order_item_id: z.int(),
      product_name: z.string(),
      product_sku: z.string(),
      color: z.string().nullable(),
      quantity: z.int(),
      product: z
        .object({
          id: z.int(),
          slug: z.string(),
          main_image: z.string(),
          images: z.array(z.string()),
          pictures: z.array(pictureSchema),
        })
        .nullable(),
      /** How it came back; null while it has not. */
      good: z.int().nullable(),
      damaged: z.int().nullable(),
    }),
  ),
  email: z.string(),
  postal_code: z.string(),
  order_total: z.number(),
  payment_method: z.string(),
  delivered_at: moment,
  /** The last day on which it could be asked for. */
  last_day: z.string().nullable(),
  is_in_time: z.boolean(),
  /** How the refund comes about; null where the rule of the day gives another sum than was promised. */
  terms: z.object({ paid: z.number(), restocking_fee: z.number(), return_shipping: z.number() }).nullable(),
  refund: z
    .object({
      amount: z.number(),
      status: z.enum(['requested', 'pending', 'processed', 'failed']),
      processed_at: moment,
    })
    .nullable(),
  history: z.array(z.object({ at: z.string(), what: z.string(), who: z.string().nullable(), reason: z.string() })),
})
export type DeskReturnJson = z.infer<typeof deskReturn>

const params = z.object({ id: z.coerce.number().int().min(1).max(LARGEST_ID) })
const one = answers(successOf(deskReturn))
const note = storableText(1000)

/** Whoever is refused learns why. */
export const refuseReturnBody = z.object({
  status: z.literal('refused'),
  staff_note: note.pipe(z.string().trim().min(1, 'Tell the customer why')),
})

const count = z.int(PIECES_TEXT).min(0, PIECES_TEXT).max(9999, PIECES_TEXT)

export const returnDesk = {
  list: {
    summary: 'Return requests, searched, filtered and in pages',
    tags,
    querystring: returnQuery,
    response: answers(pageOf(returnRow)),
  },
  one: { summary: 'One return with everything that a decision needs', tags, params, response: one },
  decide: {
    summary: 'Approve, refuse or close a return',
    tags,
    params,
    body: z.union([
      refuseReturnBody,
      z.object({ status: z.enum(['approved', 'closed']), staff_note: note.optional() }),
    ]),
    response: one,
  },
  receive: {
    summary: 'The pieces of a return are back: good ones go on sale again, and the refund is sent',
    tags,
    params,
    body: z.object({
      pieces: z
        .array(
          z.object({
            order_item_id: z.int('Unknown piece').min(1, 'Unknown piece').max(LARGEST_ID, 'Unknown piece'),
            good: count,
            damaged: count,
          }),
        )
        .min(1, 'Say how each piece came back')
        .max(100),
      staff_note: note.optional(),
    }),
    response: one,
  },
}
