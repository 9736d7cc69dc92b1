import type { EnquiryErrors } from '#domain/content/enquiry.ts'
import { atFields, type Refusal } from '#server/http/reply.ts'

/** What is wrong with an enquiry stands at its fields. */
export function fieldRefusal(errors: EnquiryErrors): Refusal<'validation'> {
  const lists = Object.entries(errors).map(([field, message]) => [field, [message]])
  return atFields('validation', Object.fromEntries(lists) as Record<string, string[]>)
}
