import type { CodeOf } from '#domain/api/endpoint.ts'
import type { CATALOG } from '#domain/api/endpoints/catalog.ts'
import { notFound, type Refusal } from '#server/http/reply.ts'
import type { ReviewRefusal } from './write-review.ts'

export function refusalOf(refusal: ReviewRefusal): Refusal<CodeOf<typeof CATALOG.review>> {
  switch (refusal.code) {
    case 'no_product':
      return notFound('Product not found')
    case 'has_reviewed':
      return { status: 409, code: refusal.code, message: 'You have already reviewed this product.' }
    case 'not_a_buyer':
      return {
        status: 403,
        code: refusal.code,
        message: 'Only a buyer whose order was delivered can review this product.',
      }
    case 'not_a_photo': {
      const message = 'This file is not a photo that we can read'
      return { status: 422, code: refusal.code, message, errors: { [`photos.${refusal.index}`]: [message] } }
    }
  }
}
