import { ticketDue } from '#domain/backoffice/ticket-clock.ts'
import type { ShopFacts } from '#domain/company/shop-facts.ts'
import { type Enquiry, type EnquiryErrors, type EnquiryInput, validateEnquiry } from '#domain/content/enquiry.ts'
import { consultationEnd } from '#domain/content/opening-hours.ts'
import { TICKET_NUMBER_BYTES, ticketNumber } from '#domain/content/ticket-number.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { type Actor, writeAudit } from '#server/audit/write-audit.ts'
import { transact, type Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { findProjectName } from '#server/projects/find-project-name.ts'
import { insertConsultation, isSlotTaken } from './consultations.store.ts'
import { insertEnquiry } from './enquiries.store.ts'
import { firstMailId, replyAddress } from './ticket-thread.ts'
import { openHoursOf, readFacts, readSettings } from '#server/facts/read-settings.ts'

export type ReceiveEnquiry = {
  input: EnquiryInput
  userId: number | null
  /** A field that no person sees was filled: kept for a person to judge, but no mail leaves for it. */
  isSuspect: boolean
  /** How long before its hour a consultation can be booked; staff need no notice. */
  noticeHours?: number
  /** Who of the staff books it for somebody who called. */
  bookedBy?: Actor
}

/** Stored first, then told to both sides: a mail server that is down loses no message. */
export async function receiveEnquiry(
  deps: Deps,
  { input, userId, isSuspect, noticeHours, bookedBy }: ReceiveEnquiry,
): Promise<Result<{ ticket: string }, EnquiryErrors>> {
  const open = openHoursOf(await readSettings(deps.db))
  const valid = validateEnquiry(input, { now: deps.clock.now(), open, noticeHours })
  if (!valid.ok) return valid
  const enquiry = valid.value
  const project = enquiry.projectSlug ? await findProjectName(deps.db, enquiry.projectSlug) : null
  if (enquiry.kind === 'request_info' && !project) return err({ project_slug: 'This project is not known' })

  return unlessTaken(() =>
    transact(deps.db, async (tx) => {
      const { id, ticket, replyToken } = await store(tx, deps, { enquiry, userId, isSuspect })
      if (isSuspect) return ok({ ticket })
      await bookFor(tx, deps, id, enquiry)
      if (bookedBy) await noteBooking(tx, deps, bookedBy, ticket, enquiry)
      await tellBoth(tx, deps, { ticket, replyToken }, enquiry, project ?? undefined)
      return ok({ ticket })
    }),
  )
}

/** Of two who book one hour at once the database lets one in; the other is told at the field. */
async function unlessTaken<T>(book: () => Promise<Result<T, EnquiryErrors>>): Promise<Result<T, EnquiryErrors>> {
  try {
    return await book()
  } catch (error) {
    if (isSlotTaken(error)) return err({ starts_at: 'This time is taken. Please choose another.' })
    throw error
  }
}

const noteBooking = (tx: Tx, { clock }: Deps, actor: Actor, ticket: string, { startsAt }: Enquiry) =>
  writeAudit(
    tx,
    actor,
    {
      action: 'ticket.consultation_booked',
      subject: `ticket:${ticket}`,
      after: { starts_at: startsAt?.toISOString() },
    },
    clock.now(),
  )

async function bookFor(tx: Tx, { clock }: Deps, enquiryId: number, { startsAt, place }: Enquiry): Promise<void> {
  if (!startsAt || !place) return
  const endsAt = consultationEnd(startsAt)
  await insertConsultation(tx, { enquiryId, startsAt, endsAt, place, bookedAt: clock.now() })
}

type Kept = { enquiry: Enquiry; userId: number | null; isSuspect: boolean }

async function store(tx: Tx, { clock, random }: Deps, { enquiry, userId, isSuspect }: Kept) {
  const { projectSlug, startsAt: _startsAt, place: _place, phone, ...rest } = enquiry
  const createdAt = clock.now()
  const dueAt = ticketDue({ kind: enquiry.kind, status: 'open', openedAt: createdAt, waitingSince: createdAt })
  const data = {
    ...(projectSlug ? { project_slug: projectSlug } : {}),
    ...(isSuspect ? { suspect: 'hidden field filled' } : {}),
  }
  for (;;) {
    const ticket = ticketNumber(random.bytes(TICKET_NUMBER_BYTES))
    const written = await insertEnquiry(tx, { ...rest, ticket, phone: phone ?? '', data, userId, createdAt, dueAt })
    if (written) return { ...written, ticket }
  }
}

/** Complaints go to the officer who must answer them (E-Commerce Rules 2020). */
const deskFor = (kind: Enquiry['kind'], shop: ShopFacts) =>
  kind === 'grievance' ? shop.grievanceOfficer.email : shop.email

type Opened = { ticket: string; replyToken: string }

async function tellBoth(tx: Tx, deps: Deps, opened: Opened, enquiry: Enquiry, project: string | undefined) {
  const { ticket } = opened
  const data = {
    ...enquiry,
    ticket,
    project,
    startsAt: enquiry.startsAt?.toISOString(),
    bookedAt: deps.clock.now().toISOString(),
  }
  const shop = await readFacts(tx)
  const to = deskFor(enquiry.kind, shop)
  const forShop = { key: `enquiry-for-shop:${ticket}`, template: 'enquiry-for-shop', to, data } as const
  await queueMail(tx, deps, { ...forShop, replyTo: enquiry.email })
  const answer = { key: `enquiry-received:${ticket}`, template: 'enquiry-received', to: enquiry.email, data } as const
  const messageId = firstMailId(ticket, deps.config)
  await queueMail(tx, deps, { ...answer, messageId, replyTo: replyAddress(opened, { ...deps.config, shop }) })
}
