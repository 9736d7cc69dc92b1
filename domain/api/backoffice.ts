import { z } from 'zod'
import { DESK_EVENT_KINDS } from '#domain/backoffice/desk-events.ts'
import { FAILURE_KINDS } from '#domain/backoffice/failures.ts'
import { answers, successOf } from '#domain/api/envelope.ts'
import { LARGEST_ID } from '#domain/api/largest-id.ts'
import { storableText } from '#domain/api/storable-text.ts'
import { ENQUIRY_KINDS } from '#domain/content/enquiry.ts'

const tags = ['Back office']

/** Also the data of each message of the stream. */
export const deskEvent = z.object({
  id: z.int(),
  kind: z.enum(DESK_EVENT_KINDS),
  text: z.string(),
  href: z.string(),
  at: z.string(),
})
export type DeskEventJson = z.infer<typeof deskEvent>

const failureItem = z.object({
  kind: z.enum(FAILURE_KINDS),
  id: z.int(),
  title: z.string(),
  detail: z.string(),
  advice: z.string(),
  at: z.string(),
  /** Where more is to be seen of it. */
  href: z.string().nullable(),
})
export type FailureJson = z.infer<typeof failureItem>

/** What the person has no right to see is null. */
const today = z.object({
  day: z.string(),
  /** Each number is that of the list its tile opens. */
  orders: z
    .object({
      to_pack: z.int(),
      to_ship: z.int(),
      due_today: z.int(),
      late: z.int(),
      unpaid: z.int(),
      returns: z.int(),
    })
    .nullable(),
  tickets: z
    .object({
      open: z.int(),
      overdue: z.int(),
      /** The nearest deadlines first. */
      next: z.array(
        z.object({
          ticket: z.string(),
          kind: z.enum(ENQUIRY_KINDS),
          name: z.string(),
          subject: z.string(),
          created_at: z.string(),
          due_at: z.string(),
          is_overdue: z.boolean(),
        }),
      ),
    })
    .nullable(),
  low_stock: z
    .object({
      total: z.int(),
      items: z.array(
        z.object({
          piece_id: z.int(),
          slug: z.string(),
          name: z.string(),
          color: z.string().nullable(),
          sku: z.string(),
          free: z.int(),
        }),
      ),
    })
    .nullable(),
  failures: z.int(),
  /** The last thirty days in India, oldest first; revenue in rupees. */
  days: z.array(z.object({ day: z.string(), orders: z.int(), revenue: z.number().nullable() })).nullable(),
})
export type TodayJson = z.infer<typeof today>

const searchGroup = z.object({
  kind: z.enum(['order', 'customer', 'product', 'article', 'project']),
  label: z.string(),
  items: z.array(z.object({ id: z.int(), title: z.string(), detail: z.string(), href: z.string() })),
})
export type SearchGroupJson = z.infer<typeof searchGroup>

export const backoffice = {
  today: {
    summary: 'What is to be done today, and how the last thirty days went',
    tags,
    response: answers(successOf(today)),
  },
  search: {
    summary: 'Orders, customers, products, articles and projects by number, name, phone, mail, PIN, SKU or title',
    tags,
    querystring: z.object({ q: storableText(200).default('') }),
    response: answers(successOf(z.object({ groups: z.array(searchGroup) }))),
  },
  events: {
    summary:
      'What happened lately, newest first. Asked for as text/event-stream it stays open and tells what happens next; Last-Event-ID repeats what was missed.',
    tags,
    response: answers(successOf(z.array(deskEvent))),
  },
  failures: {
    summary: 'Mails, messages of the provider, refunds and background work that wait for a person',
    tags,
    response: answers(successOf(z.object({ items: z.array(failureItem), total: z.int() }))),
  },
  retry: {
    summary: 'Try a failure again; a second press changes nothing',
    tags,
    params: z.object({
      kind: z.enum(FAILURE_KINDS, 'Unknown kind of failure'),
      id: z.coerce
        .number('Unknown failure')
        .int('Unknown failure')
        .min(1, 'Unknown failure')
        .max(LARGEST_ID, 'Unknown failure'),
    }),
    response: answers(successOf(z.object({ kind: z.enum(FAILURE_KINDS), id: z.int() }))),
  },
}
