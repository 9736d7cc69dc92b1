import { notFound, type Refusal } from '#server/http/reply.ts'
import type { ReviewRefusal } from './write-review.ts'

export function refusalOf(reason: ReviewRefusal): Refusal {
  switch (reason) {
    case 'no_product':
      return notFound('Product not found')
    case 'has_reviewed':
      return { status: 409, code: reason, message: 'You have already reviewed this product.' }
    case 'not_a_buyer':
      return { status: 403, code: reason, message: 'Only a buyer whose order was delivered can review this product.' }
  }
}
