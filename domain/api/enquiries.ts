import { z } from 'zod'
import { answers, successOf } from '#domain/api/envelope.ts'
import { isStorable } from '#domain/api/storable-text.ts'
import { CONSULTATION_PLACES, ENQUIRY_KINDS } from '#domain/content/enquiry.ts'

/** What is missing or too long is said by the rules in domain/content/enquiry.ts, in the words of the form. */
const words = z.string().refine(isStorable, 'Contains characters that cannot be used')

const ticket = z.object({ ticket: z.string() })
const ticketState = z.object({
  ticket: z.string(),
  subject: z.string(),
  status: z.enum(['open', 'answered', 'closed']),
  created_at: z.string(),
  answered_at: z.string().nullable(),
})
export type Ticket = z.infer<typeof ticket>
export type TicketState = z.infer<typeof ticketState>

const tags = ['Enquiries']

export const enquiriesContract = {
  send: {
    summary: 'A message, a complaint, a request for information about a project or a consultation',
    tags,
    body: z.object({
      kind: z.enum(ENQUIRY_KINDS),
      name: words.default(''),
      email: words.default(''),
      phone: words.optional(),
      subject: words.optional(),
      message: words.optional(),
      project_slug: words.optional(),
      starts_at: z.iso.datetime({ offset: true, error: 'Please choose a time' }).optional(),
      place: z.enum(CONSULTATION_PLACES).optional(),
      /** No person sees this field; whoever fills it is a program. */
      website: words.optional(),
    }),
    response: { ...answers(successOf(ticket)), 201: successOf(ticket) },
  },
  track: {
    summary: 'How far a ticket is, for the one who wrote it',
    tags,
    params: z.object({ ticket: words.max(40) }),
    querystring: z.object({ email: words.max(254) }),
    response: answers(successOf(ticketState)),
  },
  trackByForm: {
    summary: 'The same as a page, where no script runs',
    tags,
    body: z.object({ ticket: words.max(40), email: words.max(254) }),
    response: answers(successOf(z.null())),
  },
}

const address = z.object({ email: words.default(''), website: words.optional() })
const token = z.object({ token: words.max(200) })

export const newsletterContract = {
  join: {
    summary: 'Asks for mails about new articles; nothing is sent before the address is confirmed',
    tags,
    body: address,
    response: answers(successOf(z.null())),
  },
  confirm: {
    summary: 'Confirms the address by the token of the mail',
    tags,
    body: token,
    response: answers(successOf(z.null())),
  },
  leave: { summary: 'Ends the mails', tags, body: token, response: answers(successOf(z.null())) },
  oneClick: {
    summary: 'Ends the mails by the List-Unsubscribe of a mail program, or answers the page where no script runs',
    tags,
    querystring: z.object({
      confirm: words.max(200).optional(),
      leave: words.max(200).optional(),
      question: words.max(200).optional(),
      restock: words.max(200).optional(),
    }),
    response: answers(successOf(z.null())),
  },
}
