import { may, type Permission, type Person } from '#domain/accounts/permissions.ts'
import { formatInr } from '#domain/money/format-inr.ts'
import { paise } from '#domain/money/paise.ts'
import { jobWords } from './job-words.ts'

export const DESK_EVENT_KINDS = [
  'order_paid',
  'order_part_paid',
  'order_cancelled',
  'return_requested',
  'ticket_opened',
  'ticket_reply',
  'question_asked',
  'review_written',
  'refund_failed',
  'mail_failed',
  'webhook_failed',
  'job_failed',
] as const
export type DeskEventKind = (typeof DESK_EVENT_KINDS)[number]

/** As the database wrote them: short facts, of which a sentence is made here. */
export type DeskFacts = Readonly<Record<string, unknown>>
export type DeskWords = { readonly text: string; readonly href: string }

/** A fact by its name; empty when it is not known. */
type Fact = (name: string) => string
type Rule = { readonly permission: Permission; words(fact: Fact): DeskWords }

const TODAY = '/backoffice'
const FAILURES = `${TODAY}#failures`
const amount = (paiseText: string) => formatInr(paise(Number(paiseText)))
const joined = (...parts: string[]) => parts.filter((part) => part !== '').join(', ')

/** Who is told of what, in which words, and where a press on it leads. */
const RULES: Readonly<Record<DeskEventKind, Rule>> = {
  order_paid: {
    permission: 'manage_orders',
    words: (fact) => ({
      text: joined(`Order ${fact('number')} is paid: ${amount(fact('total'))}`, fact('name'), fact('city')),
      href: `/backoffice/orders/${fact('order_id')}`,
    }),
  },
  order_part_paid: {
    permission: 'manage_orders',
    words: (fact) => ({
      text: joined(`Order ${fact('number')} is paid in part, of ${amount(fact('total'))}`, fact('name'), fact('city')),
      href: `/backoffice/orders/${fact('order_id')}`,
    }),
  },
  order_cancelled: {
    permission: 'manage_orders',
    words: (fact) => ({
      text: joined(`Order ${fact('number')} was cancelled`, fact('name')),
      href: `/backoffice/orders/${fact('order_id')}`,
    }),
  },
  return_requested: {
    permission: 'manage_orders',
    words: (fact) => ({
      text: `A return of order ${fact('number')} waits for a decision (${fact('return_number')})`,
      href: '/backoffice/returns',
    }),
  },
  ticket_opened: {
    permission: 'answer_enquiries',
    words: (fact) => ({
      text: joined(
        `${fact('ticket_kind') === 'grievance' ? 'A complaint' : 'A message'} from ${fact('name')} (${fact('ticket')})`,
        fact('subject'),
      ),
      href: `/backoffice/tickets/${fact('ticket')}`,
    }),
  },
  ticket_reply: {
    permission: 'answer_enquiries',
    words: (fact) => ({
      text: joined(`${fact('name')} has written again (${fact('ticket')})`, fact('subject')),
      href: `/backoffice/tickets/${fact('ticket')}`,
    }),
  },
  question_asked: {
    permission: 'hide_reviews',
    words: (fact) => ({
      text: `${fact('name') || 'Somebody'} asks about ${fact('product')}: ${fact('text')}`,
      href: `/backoffice/questions/${fact('question_id')}`,
    }),
  },
  review_written: {
    permission: 'hide_reviews',
    words: (fact) => ({
      text: `${fact('name') || 'Somebody'} gives ${fact('product')} ${fact('rating')} of 5 stars`,
      href: `/backoffice/reviews/${fact('review_id')}`,
    }),
  },
  refund_failed: {
    permission: 'refund_payments',
    words: (fact) => ({
      text: `A refund of ${amount(fact('amount'))} for order ${fact('number')} did not go through`,
      href: FAILURES,
    }),
  },
  mail_failed: {
    permission: 'manage_orders',
    words: (fact) => ({
      text:
        fact('given_up') === 'true'
          ? `A mail to ${fact('to')} was given up`
          : `A mail to ${fact('to')} does not leave; the shop keeps trying`,
      href: FAILURES,
    }),
  },
  webhook_failed: {
    permission: 'manage_orders',
    words: (fact) => ({
      text: `A message of the payment provider could not be acted on (${fact('event')})`,
      href: FAILURES,
    }),
  },
  job_failed: {
    permission: 'manage_orders',
    words: (fact) => ({ text: `Work in the background failed: ${jobWords(fact('queue'))}`, href: FAILURES }),
  },
}

const factsOf =
  (facts: DeskFacts): Fact =>
  (name) => {
    const fact = facts[name]
    return typeof fact === 'string' || typeof fact === 'number' || typeof fact === 'boolean' ? String(fact) : ''
  }

const isKind = (kind: string): kind is DeskEventKind => kind in RULES

/** Null for a kind that this version of the shop does not know. */
export const deskWords = (kind: string, facts: DeskFacts): DeskWords | null =>
  isKind(kind) ? RULES[kind].words(factsOf(facts)) : null

export const mayHearOf = (person: Person, kind: string): boolean => isKind(kind) && may(person, RULES[kind].permission)

export const kindsFor = (person: Person): DeskEventKind[] => DESK_EVENT_KINDS.filter((kind) => mayHearOf(person, kind))
