import { z } from 'zod'
import { answers, successOf } from '#domain/api/envelope.ts'
import { LARGEST_ID } from '#domain/api/largest-id.ts'
import { storableText } from '#domain/api/storable-text.ts'

const tags = ['Catalogue']
const pathId = z.coerce
  .number('Unknown product')
  .int('Unknown product')
  .min(1, 'Unknown product')
  .max(LARGEST_ID, 'Unknown product')

export const restock = {
  ask: {
    summary: 'Asks for one mail when a sold-out product is back; the answer is the same for every address',
    tags,
    params: z.object({ id: pathId }),
    body: z.object({
      email: storableText(254).default(''),
      /** The sold-out colour, of a piece that comes in several. */
      color: storableText(100).optional(),
      /** A field that people do not see. */
      website: storableText(200).optional(),
    }),
    response: answers(successOf(z.null())),
  },
  stop: {
    summary: 'Ends all waiting mails of this kind to the address',
    tags,
    body: z.object({ token: storableText(200) }),
    response: answers(successOf(z.null())),
  },
}
