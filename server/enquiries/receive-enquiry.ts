import type { ShopFacts } from '#domain/company/shop-facts.ts'
import { type Enquiry, type EnquiryErrors, type EnquiryInput, validateEnquiry } from '#domain/content/enquiry.ts'
import { SAMPLE_PROJECTS } from '#domain/content/sample-projects.ts'
import { TICKET_NUMBER_BYTES, ticketNumber } from '#domain/content/ticket-number.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { transact, type Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { insertEnquiry } from './enquiries.store.ts'
import { readFacts } from '#server/facts/read-settings.ts'

export type ReceiveEnquiry = {
  input: EnquiryInput
  userId: number | null
  /** A field that no person sees was filled: kept for a person to judge, but no mail leaves for it. */
  isSuspect: boolean
}

/** Stored first, then told to both sides: a mail server that is down loses no message. */
export async function receiveEnquiry(
  deps: Deps,
  { input, userId, isSuspect }: ReceiveEnquiry,
): Promise<Result<{ ticket: string }, EnquiryErrors>> {
  const now = deps.clock.now()
  const shop = await readFacts(deps.db)
  const valid = validateEnquiry(input, { now, week: shop.showroomHours })
  if (!valid.ok) return valid
  const enquiry = valid.value
  const project = SAMPLE_PROJECTS.find(({ slug }) => slug === enquiry.projectSlug)
  if (enquiry.kind === 'request_info' && !project) return err({ project_slug: 'This project is not known' })

  return transact(deps.db, async (tx) => {
    const ticket = await store(tx, deps, { enquiry, userId, isSuspect })
    if (!isSuspect) await tellBoth(tx, deps, ticket, enquiry, project?.name)
    return ok({ ticket })
  })
}

type Kept = { enquiry: Enquiry; userId: number | null; isSuspect: boolean }

async function store(tx: Tx, { clock, random }: Deps, { enquiry, userId, isSuspect }: Kept): Promise<string> {
  const { projectSlug, startsAt, place, phone, ...rest } = enquiry
  const data = {
    ...(projectSlug ? { project_slug: projectSlug } : {}),
    ...(startsAt ? { starts_at: startsAt.toISOString() } : {}),
    ...(place ? { place } : {}),
    ...(isSuspect ? { suspect: 'hidden field filled' } : {}),
  }
  for (;;) {
    const ticket = ticketNumber(random.bytes(TICKET_NUMBER_BYTES))
    const isFree = await insertEnquiry(tx, {
      ...rest,
      ticket,
      phone: phone ?? '',
      data,
      userId,
      createdAt: clock.now(),
    })
    if (isFree) return ticket
  }
}

/** Complaints go to the officer who must answer them (E-Commerce Rules 2020). */
const deskFor = (kind: Enquiry['kind'], shop: ShopFacts) =>
  kind === 'grievance' ? shop.grievanceOfficer.email : shop.email

async function tellBoth(tx: Tx, deps: Deps, ticket: string, enquiry: Enquiry, project: string | undefined) {
  const data = {
    ...enquiry,
    ticket,
    project,
    startsAt: enquiry.startsAt?.toISOString(),
    bookedAt: deps.clock.now().toISOString(),
  }
  const to = deskFor(enquiry.kind, await readFacts(tx))
  const forShop = { key: `enquiry-for-shop:${ticket}`, template: 'enquiry-for-shop', to, data } as const
  await queueMail(tx, deps, { ...forShop, replyTo: enquiry.email })
  const answer = { key: `enquiry-received:${ticket}`, template: 'enquiry-received', to: enquiry.email, data } as const
  await queueMail(tx, deps, answer)
}
