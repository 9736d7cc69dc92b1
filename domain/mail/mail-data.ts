import type { ConsultationPlace, Enquiry } from '#domain/content/enquiry.ts'
import type { ReturnReason } from '#domain/orders/return-policy.ts'
import type { Settlement } from '#domain/orders/settle-payment.ts'

/** A piece as a mail shows it. */
export type ShownPiece = {
  name: string
  quantity: number
  /** Absent in mails that were written before pieces were shown. */
  sku?: string
  chosen?: string[]
  slug?: string | null
  picture?: string | null
}

/** A piece of an order as a mail names it. */
export type MailPiece = ShownPiece & { total: string }

/** What the server writes into every mail about an order; money is already in print. */
export type OrderMailData = {
  name: string
  order_number: string
  items: MailPiece[]
  items_total?: string
  subtotal: string
  tax: string
  /** Absent in mails that were written while all goods bore 18%. */
  tax_label?: string
  shipping: string
  /** Absent in mails that were written before there were coupons. */
  discount?: string | null
  coupon_code?: string | null
  total: string
  /** Where an advance was paid: what came in, and what is to come. */
  paid_so_far?: string
  still_due?: string
  deliver_to: string[]
  is_delivered?: boolean
  /** By when it was promised, in words. */
  promised?: string | null
}

export type ReturnMailData = {
  name: string
  order_number: string
  number: string
  /** Absent in mails that were written before they named the pieces. */
  pieces?: string[]
  /** Absent in mails that were written before they showed them. */
  items?: ShownPiece[]
  refund: string | null
  note: string | null
}

/** As it lies in the queue: moments are text there. */
export type EnquiryMailData = Omit<Enquiry, 'startsAt'> & {
  ticket: string
  project?: string | undefined
  startsAt?: string | undefined
  bookedAt: string
}

export type ConsultationMailData = {
  name: string
  ticket: string
  place: ConsultationPlace
  startsAt: string
  /** When this was decided. */
  bookedAt: string
  sequence: number
}

type ToPerson = { name: string }
type WithToken = ToPerson & { token: string }

type AccountMails = {
  welcome: WithToken
  'verify-email': WithToken
  'reset-password': WithToken
  'owner-link': WithToken
  'password-changed': ToPerson
  'change-email': WithToken & { email: string }
  'email-changed': ToPerson & { email: string }
  'email-already-used': object
  'google-joined': ToPerson
  'login-code': ToPerson & { code: string }
  'account-deleted': ToPerson
  'two-step-on': ToPerson
  /** `by` is who of the staff did it for them; null when they did it themselves. */
  'two-step-off': ToPerson & { by: string | null }
  'recovery-code-used': ToPerson & { left: number }
  /** `what` in words: the passkey “Office laptop”. */
  'second-step-added': ToPerson & { what: string }
  'second-step-removed': ToPerson & { what: string }
}

type StaffMails = {
  'staff-invited': { by: string; token: string; place: string; rights: string[] }
  'staff-joined': ToPerson & { place: string; rights: string[] }
  'staff-rights-changed': ToPerson & { by: string; place: string; rights: string[] }
  'staff-revoked': ToPerson & { by: string }
  /** `device` is null when it was every device. */
  'staff-signed-out': ToPerson & { by: string; device: string | null }
}

/** What a mail about an order says beyond the order itself. */
export type OrderMailExtra = {
  /** For how long the pieces were set aside; absent once they no longer are. */
  'order-placed': { held_minutes?: number }
  'order-paid': { invoice_number: string }
  'order-shipped': {
    carrier: string | null
    tracking_number: string | null
    tracking_url: string | null
    /** What is in this parcel, of an order that leaves in several. */
    parcel?: string[] | null
    is_last?: boolean
  }
  'order-delivered': object
  'order-review': object
  'order-cancelled': {
    by: 'customer' | 'shop' | 'clock'
    reason: string | null
    fee: string | null
    refund: string | null
    compensation: string | null
  }
  'order-refunded': {
    amount: string
    is_return?: boolean
    /** What it is for, where it is for some pieces. */
    pieces?: string[]
    refunded_items?: ShownPiece[]
    is_counter?: boolean
  }
  'order-payment-returned': { amount: string; why: Extract<Settlement, { kind: 'refund' }>['why'] }
  /** The way to pay a sale of the showroom, and until when. */
  'order-payment-link': { url: string; until: string; amount: string }
  /** A part of the price of a sale of the showroom; the voucher is absent once the invoice is there. */
  'order-part-paid': { paid: string; due: string; receipt_number: string | null }
  'order-for-shop': { email: string; phone: string; company: string | null; notes: string | null }
}

type OrderMails = { [Name in keyof OrderMailExtra]: OrderMailData & OrderMailExtra[Name] }

type ReturnForShop = { email: string; phone: string; reason: ReturnReason; detail: string; photos: number }

type OtherMails = {
  'enquiry-for-shop': EnquiryMailData
  'enquiry-received': EnquiryMailData
  'ticket-answer': {
    ticket: string
    kind: Enquiry['kind']
    subject: string
    text: string
    writer: string
    is_closed: boolean
  }
  'consultation-moved': ConsultationMailData
  'consultation-cancelled': ConsultationMailData & { reason: string }
  'consultation-reminder': ConsultationMailData
  'newsletter-confirm': { token: string }
  'newsletter-article': { slug: string; title: string; excerpt: string; leaveToken: string }
  /** `color` is absent in mails that were written before colours were waited for. */
  'back-in-stock': { name: string; slug: string; color?: string | null; stop_token: string }
  'review-hidden': { name: string; product: string; slug: string; reason: string }
  /** A question, or an answer to one. */
  'words-hidden': { name: string; product: string; slug: string; text: string; reason: string }
  'question-answered': {
    name: string
    product: string
    slug: string
    question: string
    answer: string
    by: 'shop' | 'buyer'
    answered_by: string
    stop_token: string
  }
  'return-requested': ReturnMailData
  'return-approved': ReturnMailData
  'return-refused': ReturnMailData
  'return-received': ReturnMailData
  'return-for-shop': ReturnMailData & ReturnForShop
}

/** Every mail of the shop: what the server writes under a name is what the template of that name reads. */
export type MailData = AccountMails & StaffMails & OrderMails & OtherMails
export type MailName = keyof MailData
