import { may, type Permission, type Person } from '#domain/accounts/permissions.ts'
import { formatInr } from '#domain/money/format-inr.ts'
import type { Paise } from '#domain/money/paise.ts'
import { jobWords } from './job-words.ts'

export const FAILURE_KINDS = ['mail', 'webhook', 'refund', 'job'] as const
export type FailureKind = (typeof FAILURE_KINDS)[number]

/** Money that leaves the shop is a right of its own, also the second time. */
const PERMISSION: Readonly<Record<FailureKind, Permission>> = {
  mail: 'manage_orders',
  webhook: 'manage_orders',
  refund: 'refund_payments',
  job: 'manage_orders',
}

export const maySettle = (person: Person, kind: FailureKind): boolean => may(person, PERMISSION[kind])

export const failuresFor = (person: Person): FailureKind[] => FAILURE_KINDS.filter((kind) => maySettle(person, kind))

export type Failure =
  | { readonly kind: 'mail'; to: string; template: string; isGivenUp: boolean; failure: string }
  | { readonly kind: 'webhook'; event: string; isUnreadable: boolean; failure: string }
  | { readonly kind: 'refund'; amount: Paise; orderNumber: string; isUnanswered: boolean; failure: string }
  | { readonly kind: 'job'; queue: string; times: number; failure: string }

export type FailureWords = { readonly title: string; readonly detail: string; readonly advice: string }

/** What happened, why, and what a shopkeeper does about it. */
export function failureWords(failure: Failure): FailureWords {
  switch (failure.kind) {
    case 'mail':
      return mailWords(failure)
    case 'webhook':
      return webhookWords(failure)
    case 'refund':
      return refundWords(failure)
    case 'job':
      return {
        title: capital(jobWords(failure.queue)),
        detail: failure.times > 1 ? `${failure.failure} (${failure.times} times)` : failure.failure,
        advice: 'Try it again. If it fails again, show this line to whoever looks after the shop’s machines.',
      }
  }
}

function mailWords({ to, template, isGivenUp, failure }: Extract<Failure, { kind: 'mail' }>): FailureWords {
  return {
    title: `Mail to ${to}: ${template.replaceAll('-', ' ')}`,
    detail: failure,
    advice: isGivenUp
      ? 'The shop has stopped trying. Check the address and the mail server, then try again, or call the customer.'
      : 'The shop keeps trying by itself. If the mail server is back, try again at once.',
  }
}

function webhookWords({ event, isUnreadable, failure }: Extract<Failure, { kind: 'webhook' }>): FailureWords {
  return {
    title: `Message of the payment provider: ${event}`,
    detail: isUnreadable ? 'It could not be read.' : failure,
    advice: isUnreadable
      ? 'Look in the provider’s dashboard for what it says; trying again helps only after the shop was updated.'
      : 'The shop asks the provider itself every minute, so payments are not lost. Try again to act on it now.',
  }
}

function refundWords({
  amount,
  orderNumber,
  isUnanswered,
  failure,
}: Extract<Failure, { kind: 'refund' }>): FailureWords {
  return {
    title: `Refund of ${formatInr(amount)} for order ${orderNumber}`,
    detail: isUnanswered ? 'The payment provider has not answered yet.' : failure,
    advice: isUnanswered
      ? 'The shop keeps asking by itself; it is paid out once, however often it is tried.'
      : 'Try again, or pay the customer in another way and tell them. It is paid out once.',
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
