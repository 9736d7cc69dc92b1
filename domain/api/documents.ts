import { z } from 'zod'
import { failure } from '#domain/api/envelope.ts'
import { LARGEST_ID } from '#domain/api/largest-id.ts'

const id = z.coerce.number().int().min(1).max(LARGEST_ID)
const tags = ['Orders']
/** A document is a file: only what refuses it is JSON. */
const response = { '4xx': failure, '5xx': failure }

export const documents = {
  invoice: { summary: 'The tax invoice', tags, params: z.object({ id }), response },
  one: {
    summary: 'A credit note or refund voucher',
    tags,
    params: z.object({ id, document: id }),
    response,
  },
}
