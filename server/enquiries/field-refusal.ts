import type { EnquiryErrors } from '#domain/content/enquiry.ts'
import type { Refusal } from '#server/http/reply.ts'

/** What is wrong with an enquiry stands at its fields. */
export function fieldRefusal(errors: EnquiryErrors): Refusal<'validation'> {
  const lists = Object.entries(errors).map(([field, message]) => [field, [message]])
  return {
    status: 422,
    code: 'validation',
    message: 'Please check the marked fields.',
    errors: Object.fromEntries(lists) as Record<string, string[]>,
  }
}
