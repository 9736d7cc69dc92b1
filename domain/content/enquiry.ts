import { isEmail, normaliseEmail } from '#domain/accounts/email.ts'
import { isConsultationSlot, type OpenHours } from '#domain/content/opening-hours.ts'
import { err, ok, type Result } from '#domain/result.ts'

export const ENQUIRY_KINDS = ['contact', 'consultation', 'request_info', 'grievance'] as const
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number]
export const CONSULTATION_PLACES = ['showroom', 'video'] as const
export type ConsultationPlace = (typeof CONSULTATION_PLACES)[number]
export const REPLY_HOURS = 24

export type EnquiryInput = {
  readonly kind: EnquiryKind
  readonly name: string
  readonly email: string
  readonly phone?: string | undefined
  readonly subject?: string | undefined
  readonly message?: string | undefined
  /** Which project a request for information is about. */
  readonly project_slug?: string | undefined
  /** When a consultation should start. */
  readonly starts_at?: Date | undefined
  readonly place?: ConsultationPlace | undefined
}
export type Enquiry = {
  readonly kind: EnquiryKind
  readonly name: string
  readonly email: string
  readonly phone: string | null
  readonly subject: string
  readonly message: string
  readonly projectSlug: string | null
  readonly startsAt: Date | null
  readonly place: ConsultationPlace | null
}
export type EnquiryErrors = { [field in Exclude<keyof EnquiryInput, 'kind'>]?: string }

const LONGEST = { name: 100, email: 254, phone: 30, subject: 200, message: 5000 } as const
const CONSULTATION_SUBJECT: Readonly<Record<ConsultationPlace, string>> = {
  showroom: 'Consultation at the showroom',
  video: 'Consultation by video call',
}

/** Written by hand in the contact form, as a question or as a complaint. */
const isLetter = (kind: EnquiryKind) => kind === 'contact' || kind === 'grievance'

/** When it is asked, when the showroom is open, and how long before its hour one must book. */
type Booking = { readonly now: Date; readonly open: OpenHours; readonly noticeHours?: number | undefined }

/** A letter needs name, email, subject and message; the dialogs need less, because they already know what it is about. */
export function validateEnquiry(input: EnquiryInput, booking: Booking): Result<Enquiry, EnquiryErrors> {
  const errors: EnquiryErrors = {
    ...requiredErrors(input),
    ...lengthErrors(input),
    ...kindErrors(input, booking),
  }
  if (input.email.trim() !== '' && !isEmail(input.email)) errors.email = 'Email is invalid'
  return Object.keys(errors).length > 0 ? err(errors) : ok(toEnquiry(input))
}

function requiredErrors(input: EnquiryInput): EnquiryErrors {
  const errors: EnquiryErrors = {}
  if (input.name.trim() === '') errors.name = 'Full name is required'
  if (input.email.trim() === '') errors.email = 'Email is required'
  if (isLetter(input.kind) && !input.subject?.trim()) errors.subject = 'Subject is required'
  if (isLetter(input.kind) && !input.message?.trim()) errors.message = 'Message is required'
  return errors
}

function lengthErrors(input: EnquiryInput): EnquiryErrors {
  const errors: EnquiryErrors = {}
  for (const field of ['name', 'email', 'phone', 'subject', 'message'] as const) {
    if ((input[field]?.trim().length ?? 0) > LONGEST[field])
      errors[field] = `Must be at most ${LONGEST[field]} characters`
  }
  return errors
}

function kindErrors(input: EnquiryInput, { now, open, noticeHours }: Booking): EnquiryErrors {
  if (input.kind === 'request_info' && !input.project_slug?.trim()) return { project_slug: 'Project is required' }
  if (input.kind !== 'consultation') return {}
  if (!input.starts_at) return { starts_at: 'Please choose a time' }
  return isConsultationSlot(open, input.starts_at, now, noticeHours) ? {} : { starts_at: 'This time is not available' }
}

function toEnquiry(input: EnquiryInput): Enquiry {
  const place = input.kind === 'consultation' ? (input.place ?? 'showroom') : null
  return {
    kind: input.kind,
    name: input.name.trim(),
    email: normaliseEmail(input.email),
    phone: input.phone?.trim() || null,
    subject: input.subject?.trim() || (place ? CONSULTATION_SUBJECT[place] : 'Information about a project'),
    message: input.message?.trim() ?? '',
    projectSlug: input.kind === 'request_info' ? (input.project_slug?.trim() ?? null) : null,
    startsAt: input.kind === 'consultation' ? (input.starts_at ?? null) : null,
    place,
  }
}
