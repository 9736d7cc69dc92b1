import { z } from 'zod'
import { LARGEST_ID } from '#domain/api/largest-id.ts'
import { productCard } from './catalog.ts'
import { answers, successOf } from './envelope.ts'

export const MOST_WISHES = 200
const TAGS = ['Wishlist']
const productId = z.object({
  productId: z
    .string()
    .regex(/^[1-9]\d{0,9}$/, 'Product must be a whole number')
    .transform(Number)
    .refine((id) => id <= LARGEST_ID, 'Product is not known'),
})
const list = successOf(z.array(productCard))
const ids = successOf(z.object({ product_ids: z.array(z.int()) }))

export const wishlistContract = {
  list: { tags: TAGS, summary: 'The products on the wishlist, newest first', response: answers(list) },
  add: { tags: TAGS, summary: 'Put a product on the wishlist', params: productId, response: answers(ids) },
  remove: { tags: TAGS, summary: 'Take a product off the wishlist', params: productId, response: answers(ids) },
  join: {
    tags: TAGS,
    summary: 'Join what a guest had wished for to the account',
    body: z.object({
      product_ids: z.array(z.int().min(1).max(LARGEST_ID)).max(MOST_WISHES, `Join ${MOST_WISHES} products at most`),
    }),
    response: answers(ids),
  },
}

export type WishedIds = { product_ids: number[] }
