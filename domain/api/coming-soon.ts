import { z } from 'zod'
import { scheduledArticle } from '#domain/api/content.ts'
import { answers, successOf } from '#domain/api/envelope.ts'
import { LARGEST_ID } from '#domain/api/largest-id.ts'
import { storableText } from '#domain/api/storable-text.ts'
import { MOST_TOPICS } from '#domain/content/coming-soon.ts'

const line = (max: number) => storableText(max).pipe(z.string().trim())
const topic = z.object({
  title: line(160).pipe(z.string().min(1, 'Type what it will be about')),
  text: line(400),
  category: line(60),
})

export const comingSoonBody = z.object({
  lead: line(400).pipe(z.string().min(1, 'Type a sentence')),
  topics: z.array(topic).max(MOST_TOPICS, `At most ${MOST_TOPICS} topics`),
  /** 0 until somebody has saved it. */
  version: z.int('Version is missing').min(0).max(LARGEST_ID),
})
export type ComingSoonBody = z.infer<typeof comingSoonBody>

const kept = z.object({
  lead: z.string(),
  topics: z.array(z.object({ title: z.string(), text: z.string(), category: z.string() })),
})
const onDesk = answers(successOf(kept.extend({ version: z.int() })))

/** What readers see under "Coming Soon". */
export const comingSoon = {
  read: {
    summary: 'Articles that appear later, topics without a day, and what is said to readers',
    tags: ['The Design Talk'],
    response: answers(successOf(kept.extend({ articles: z.array(scheduledArticle) }))),
  },
}

export const comingSoonDesk = {
  read: { summary: 'The words under "Coming Soon"', tags: ['Back office'], response: onDesk },
  save: {
    summary: 'Change the words under "Coming Soon"',
    tags: ['Back office'],
    body: comingSoonBody,
    response: onDesk,
  },
}
