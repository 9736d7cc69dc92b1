import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { ticketDue } from '#domain/backoffice/ticket-clock.ts'
import type { EnquiryKind } from '#domain/content/enquiry.ts'
import { TICKET_NUMBER_BYTES, ticketNumber } from '#domain/content/ticket-number.ts'
import { HOUR } from '#domain/time/durations.ts'
import { orderNotes } from '#server/db/schema/order-desk.ts'
import { enquiries } from '#server/db/schema/operations.ts'
import type { Tx } from '#server/db/transaction.ts'
import { minutesAfter } from '../days.ts'
import { type People, requireId } from '../insert-people.ts'
import type { Placed } from '../issue-documents.ts'

const NOTES = [
  'Called: they are at home after five.',
  'Colour matched with the sample from the showroom.',
  'Wants it together with the order of her sister, same van.',
  'Second box sent for, the first one was wet.',
  'Asked for the invoice in the name of the firm; told them it goes by the billing address.',
  'Carrier says the road past Sevoke is open again.',
]
const EVERY = 14

/** What staff wrote beside an order. */
export async function insertDeskNotes(tx: Tx, placed: readonly Placed[], people: People): Promise<void> {
  const authorId = requireId(people.idByEmail, 'staff@saalghar.example')
  const noted = placed.filter(({ order }, at) => order.paidAt !== null && at % EVERY === 0)
  const rows = noted.map(({ orderId, order }, at) => ({
    orderId,
    authorId,
    text: NOTES[at % NOTES.length] ?? '',
    createdAt: minutesAfter(order.paidAt ?? order.placedAt, 90),
  }))
  await tx.insert(orderNotes).values(rows)
}

/** Each mail as the shop would have sent it; what stood in it is not kept (send-mail.ts). */
export async function insertOrderMails(tx: Tx): Promise<void> {
  await tx.execute(sql`
    insert into mails (key, template, "to", data, order_id, created_at, sent_at, attempts)
    select m.template || ':' || o.id, m.template, a.email, '{}', o.id, m.at, m.at + interval '3 seconds', 1
    from orders o join order_addresses a on a.order_id = o.id and a.kind = 'billing',
      lateral (values ('order-paid', o.paid_at), ('order-part-paid', (select min(p.captured_at) from payments p where p.order_id = o.id and p.is_part)),
        ('order-shipped', o.shipped_at), ('order-delivered', o.delivered_at),
        ('order-cancelled', o.cancelled_at)) as m (template, at)
    where m.at is not null`)
}

type Ticket = [
  hoursAgo: number,
  kind: EnquiryKind,
  status: 'open' | 'answered' | 'closed',
  name: string,
  subject: string,
  message: string,
]

const TICKETS: readonly Ticket[] = [
  [
    3,
    'contact',
    'open',
    'Debjani Saha',
    'Does the queen bed come apart?',
    'Our stairs turn twice. Can it be carried up in parts?',
  ],
  [21, 'consultation', 'open', 'Pemba Bhutia', 'Consultation at the showroom', 'Three bedrooms and a reading corner.'],
  [
    40,
    'grievance',
    'open',
    'Rakesh Jha',
    'The drawer sticks',
    'It was delivered on Monday and the lower drawer does not close.',
  ],
  [51, 'contact', 'open', 'Harpreet Gill', 'Invoice for my firm', 'Please send the invoice with our GSTIN.'],
  [76, 'contact', 'answered', 'Moumita Das', 'Cane in the rains', 'Does cane suffer in Siliguri’s damp?'],
  [140, 'request_info', 'answered', 'Thomas Varghese', 'Hotel in Kochi', 'We furnish twelve rooms next spring.'],
  [230, 'grievance', 'closed', 'Sabina Rai', 'Late by four days', 'Promised for Friday, came on Tuesday.'],
  [320, 'contact', 'closed', 'Aditya Joshi', 'Delivery to Pune', 'How is a table packed for so long a road?'],
  [460, 'consultation', 'closed', 'Lakshmi Reddy', 'Consultation by video call', 'A dining room for eight.'],
]

/** What people wrote to the shop; some of it still waits. */
export async function insertTickets(tx: Tx, now: Date): Promise<void> {
  const rows = TICKETS.map(([hoursAgo, kind, status, name, subject, message], at) => {
    const createdAt = new Date(now.getTime() - hoursAgo * HOUR)
    const digest = createHash('sha256').update(`saalghar demo ticket ${at}`).digest()
    const email = `${name.toLowerCase().replaceAll(' ', '.')}@saalghar.example`
    const answeredAt = status === 'open' ? null : minutesAfter(createdAt, 20 * 60)
    const ticket = ticketNumber(digest.subarray(0, TICKET_NUMBER_BYTES))
    const dueAt = ticketDue({ kind, status, openedAt: createdAt, waitingSince: createdAt })
    return { ticket, kind, status, name, email, subject, message, createdAt, answeredAt, dueAt }
  })
  await tx.insert(enquiries).values(rows)
}
