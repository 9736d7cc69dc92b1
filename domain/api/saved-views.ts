import { z } from 'zod'
import { answers, successOf } from '#domain/api/envelope.ts'
import { LARGEST_ID } from '#domain/api/largest-id.ts'
import { storableText } from '#domain/api/storable-text.ts'

/** Lists that can be kept. */
export const VIEWED_SCREENS = ['orders', 'returns', 'products'] as const
export type ViewedScreen = (typeof VIEWED_SCREENS)[number]
export const MOST_VIEWS = 20

const view = z.object({ id: z.int(), name: z.string(), query: z.string() })
export type SavedView = z.infer<typeof view>

const tags = ['Back office']
const screen = z.enum(VIEWED_SCREENS)

export const savedViews = {
  list: {
    summary: 'My views of a list',
    tags,
    querystring: z.object({ screen }),
    response: answers(successOf(z.array(view))),
  },
  save: {
    summary: 'Keep a view of a list; the same name again replaces it',
    tags,
    body: z.object({
      screen,
      name: storableText(60).pipe(z.string().trim().min(1, 'Name is required')),
      query: storableText(1000).pipe(z.string().regex(/^(\?.*)?$/, 'Must be the address of a list')),
    }),
    response: answers(successOf(view)),
  },
  remove: {
    summary: 'Forget one of my views',
    tags,
    params: z.object({ id: z.coerce.number().int().min(1).max(LARGEST_ID) }),
    response: answers(successOf(z.null())),
  },
}
