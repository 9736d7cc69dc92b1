import { z } from 'zod'
import { answers, successOf } from '#domain/api/envelope.ts'

const step = z.object({
  key: z.string(),
  title: z.string(),
  state: z.enum(['done', 'missing', 'advised']),
  detail: z.string(),
  texts: z.array(z.object({ label: z.string(), text: z.string() })),
})
export type OpeningStepJson = z.infer<typeof step>

export const opening = {
  list: {
    summary: 'What is missing before the shop opens',
    tags: ['Back office'],
    response: answers(successOf(z.object({ is_ready: z.boolean(), steps: z.array(step) }))),
  },
}
