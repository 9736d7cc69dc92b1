import { z } from 'zod'
import { answers, failure, successOf } from '#domain/api/envelope.ts'
import { photoFile, sentPhotos } from '#domain/api/photos.ts'
import { storableText } from '#domain/api/storable-text.ts'
import { LARGEST_ID } from '#domain/api/largest-id.ts'
import { RETURN_STATUSES } from '#domain/orders/return-status.ts'

const QUANTITY_TEXT = 'Quantity must be a whole number above zero'

const id = z.int().min(1).max(LARGEST_ID)
const pathId = z.coerce.number().int().min(1).max(LARGEST_ID)

const wantedItems = z
  .array(z.object({ order_item_id: id, quantity: z.int(QUANTITY_TEXT).min(1, QUANTITY_TEXT).max(9999, QUANTITY_TEXT) }))
  .min(1, 'Choose what you want to return')
  .max(100)

export const returnReasons = ['changed_mind', 'defective', 'seller_error'] as const

export const returnBody = z.object({
  items: wantedItems,
  reason: z.enum(returnReasons, 'Choose a reason'),
  detail: storableText(1000).default(''),
  photos: sentPhotos,
})

export const returnRequest = z.object({
  id: z.int(),
  number: z.string(),
  order_id: z.int(),
  order_number: z.string(),
  status: z.enum(RETURN_STATUSES),
  reason: z.string(),
  detail: z.string(),
  items: z.array(
    z.object({ order_item_id: z.int(), product_name: z.string(), color: z.string().nullable(), quantity: z.int() }),
  ),
  photos: z.array(z.string()),
  refund_amount: z.number(),
  staff_note: z.string(),
  created_at: z.string(),
})
export type ReturnJson = z.infer<typeof returnRequest>

const terms = z.object({ restocking_fee: z.number(), return_shipping: z.number(), refund: z.number() })
const tags = ['Returns']

export const returns = {
  request: {
    summary: 'Ask to return pieces of a delivered order',
    tags,
    params: z.object({ id: pathId }),
    body: returnBody,
    response: { ...answers(successOf(returnRequest)), 201: successOf(returnRequest) },
  },
  preview: {
    summary: 'What a return would refund',
    tags,
    params: z.object({ id: pathId }),
    body: returnBody.omit({ photos: true, detail: true }),
    response: answers(successOf(terms)),
  },
  list: {
    summary: 'Returns of one of my orders',
    tags,
    params: z.object({ id: pathId }),
    response: answers(successOf(z.array(returnRequest))),
  },
  photo: {
    summary: 'A photo of a return',
    tags,
    params: photoFile,
    response: { '4xx': failure, '5xx': failure },
  },
}
