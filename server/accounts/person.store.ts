import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { customerNotes, oneTimeLinks, savedAddresses, sessions, users } from '#server/db/schema/accounts.ts'
import { restockRequests, reviewPhotos, reviews, wishlistItems } from '#server/db/schema/catalog.ts'
import { deliveryProofs } from '#server/db/schema/delivery.ts'
import { shipments } from '#server/db/schema/order-desk.ts'
import { refunds } from '#server/db/schema/payments.ts'
import { newsletterReaders } from '#server/db/schema/content.ts'
import { enquiries, mails } from '#server/db/schema/operations.ts'
import { orderAddresses, orders, returnPhotos, returnRequests } from '#server/db/schema/orders.ts'
import { productQuestions, questionAnswers } from '#server/db/schema/questions.ts'
import { ticketMessages } from '#server/db/schema/tickets.ts'
import { passkeys, recoveryCodes, staffInvitations, twoStepKeys } from '#server/db/schema/staff.ts'
import type { Tx } from '#server/db/transaction.ts'

/** Every place where the shop keeps something about a person: read here for the export, emptied here for the erasure. */
export type Person = { id: number; email: string }

export async function readPersonalData(db: Db, { id, email }: Person): Promise<Record<string, unknown>> {
  const { rows } = await db.execute<{ data: Record<string, unknown> }>(sql`
    select jsonb_build_object(
      'addresses', (${listOf(sql`select id, name, email, phone, address, city, state, postal_code, country, is_default
        from saved_addresses where user_id = ${id} order by id`)}),
      'devices', (${listOf(sql`select device, created_at, last_seen_at, expires_at, revoked_at
        from sessions where user_id = ${id} order by id`)}),
      'passkeys', (${listOf(sql`select name, created_at, last_used_at from passkeys where user_id = ${id} order by id`)}),
      'orders', (${listOf(sql`select order_number, status, payment_status, created_at,
          round(total_amount / 100.0, 2) as total_amount, notes,
          (${listOf(sql`select product_name, product_sku, quantity, round(unit_price / 100.0, 2) as unit_price
            from order_items i where i.order_id = o.id order by i.id`)}) as items,
          (${listOf(sql`select kind, name, email, phone, address, city, state, postal_code, country, company_name, gstin
            from order_addresses a where a.order_id = o.id order by a.kind`)}) as addresses,
          (${listOf(sql`select kind, number, issued_at, content from tax_documents t
            where t.order_id = o.id order by t.id`)}) as invoices
        from orders o where user_id = ${id} order by id`)}),
      'returns', (${listOf(sql`select order_id, reason, detail, status, created_at
        from return_requests where user_id = ${id} order by id`)}),
      'reviews', (${listOf(sql`select p.name as product, rating, comment, r.created_at,
          (select jsonb_agg('/api/reviews/photos/' || (photo ->> 'file')) from jsonb_array_elements(r.photos) photo) as photos
        from reviews r join products p on p.id = r.product_id where r.user_id = ${id} order by r.id`)}),
      'questions', (${listOf(sql`select p.name as product, q.text, q.created_at from product_questions q
        join products p on p.id = q.product_id where q.user_id = ${id} order by q.id`)}),
      'answers', (${listOf(sql`select q.text as question, a.text, a.created_at from question_answers a
        join product_questions q on q.id = a.question_id where a.user_id = ${id} order by a.id`)}),
      'wishlist', (${listOf(sql`select p.name as product, w.created_at
        from wishlist_items w join products p on p.id = w.product_id where w.user_id = ${id} order by w.created_at`)}),
      'enquiries', (${listOf(sql`select ticket, kind, name, email, phone, subject, message, status, created_at
        from enquiries where user_id = ${id} or lower(email) = ${email} order by id`)}),
      'notes_of_the_staff', (${listOf(sql`select text, created_at from customer_notes where user_id = ${id} order by id`)}),
      'ticket_messages', (${listOf(sql`select e.ticket, m.text, m.created_at from ticket_messages m join enquiries e on e.id = m.enquiry_id
        where m.kind <> 'note' and (e.user_id = ${id} or lower(e.email) = ${email}) order by m.id`)}),
      'newsletter', (${listOf(sql`select email, created_at, confirmed_at, left_at
        from newsletter_readers where lower(email) = ${email}`)}),
      'restock_requests', (${listOf(sql`select p.name as product, v.color, q.created_at, q.told_at
        from restock_requests q join products p on p.id = q.product_id
        left join product_variants v on v.id = q.variant_id where q.email = ${email} order by q.id`)})
    ) as data`)
  return rows[0]?.data ?? {}
}

const listOf = (query: ReturnType<typeof sql>) =>
  sql`select coalesce(jsonb_agg(to_jsonb(q)), '[]'::jsonb) from (${query}) q`

/**
 * What is not finished still needs its person: an order its address, also one whose payment failed and may yet come, a return
 * its pick-up, a refund its payee.
 */
export async function hasOpenOrders(tx: Tx, userId: number): Promise<boolean> {
  const returning = tx
    .select({ orderId: returnRequests.orderId })
    .from(returnRequests)
    .where(inArray(returnRequests.status, ['requested', 'approved']))
  const refunded = tx
    .select({ orderId: refunds.orderId })
    .from(refunds)
    .where(inArray(refunds.status, ['requested', 'pending']))
  const isOpen = or(
    inArray(orders.status, ['pending', 'processing', 'shipped']),
    inArray(orders.id, returning),
    inArray(orders.id, refunded),
  )
  const open = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), isOpen))
    .limit(1)
  return open.length > 0
}

export async function erasePerson(tx: Tx, person: Person, now: Date): Promise<void> {
  await eraseAccount(tx, person, now)
  await eraseFromOrders(tx, person)
  await eraseMessages(tx, person)
  // What was asked and answered helps others; it stays without a name.
  for (const table of [productQuestions, questionAnswers])
    await tx.update(table).set({ userId: null, authorName: null }).where(eq(table.userId, person.id))
  // A photo may show a home or a face; what was said about the piece stays, without a name.
  const own = tx.select({ id: reviews.id }).from(reviews).where(eq(reviews.userId, person.id))
  await tx.delete(reviewPhotos).where(inArray(reviewPhotos.reviewId, own))
  await tx.update(reviews).set({ userId: null, authorName: null, photos: [] }).where(eq(reviews.userId, person.id))
}

async function eraseAccount(tx: Tx, { id }: Person, now: Date): Promise<void> {
  for (const table of [
    sessions,
    oneTimeLinks,
    savedAddresses,
    wishlistItems,
    customerNotes,
    twoStepKeys,
    recoveryCodes,
    passkeys,
  ])
    await tx.delete(table).where(eq(table.userId, id))
  await tx
    .update(users)
    .set({
      name: 'Deleted account',
      email: `deleted-${id}@account.invalid`,
      passwordHash: null,
      googleSub: null,
      emailVerifiedAt: null,
      blockedReason: null,
      twoStepAt: null,
      erasedAt: now,
    })
    .where(eq(users.id, id))
}

/** The invoice keeps what tax law asks for; the order keeps only the place that its tax depends on. */
async function eraseFromOrders(tx: Tx, { id }: Person): Promise<void> {
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, id))
  await tx
    .update(orderAddresses)
    .set({ name: 'Deleted customer', email: '', phone: '', address: '', gstin: null, companyName: null })
    .where(inArray(orderAddresses.orderId, own))
  await tx.update(shipments).set({ receivedBy: null }).where(inArray(shipments.orderId, own))
  await tx.update(deliveryProofs).set({ receivedBy: 'Deleted customer' }).where(inArray(deliveryProofs.orderId, own))
  const returned = tx.select({ id: returnRequests.id }).from(returnRequests).where(eq(returnRequests.userId, id))
  await tx.delete(returnPhotos).where(inArray(returnPhotos.returnId, returned))
  await tx.update(returnRequests).set({ userId: null, detail: '', photos: [] }).where(eq(returnRequests.userId, id))
  await tx.update(orders).set({ userId: null, notes: null }).where(eq(orders.userId, id))
}

async function eraseMessages(tx: Tx, { id, email }: Person): Promise<void> {
  const isTheirs = or(eq(enquiries.userId, id), sql`lower(${enquiries.email}) = ${email}`)
  const own = tx.select({ id: enquiries.id }).from(enquiries).where(isTheirs)
  await tx
    .update(ticketMessages)
    .set({ text: '', fromAddress: '', attachments: [] })
    .where(inArray(ticketMessages.enquiryId, own))
  await tx
    .update(enquiries)
    .set({ userId: null, name: 'Deleted customer', email: '', phone: '', subject: '', message: '', data: {} })
    .where(isTheirs)
  await tx.delete(newsletterReaders).where(sql`lower(${newsletterReaders.email}) = ${email}`)
  await tx.delete(restockRequests).where(eq(restockRequests.email, email))
  await tx.delete(staffInvitations).where(eq(staffInvitations.email, email))
  await tx.delete(mails).where(and(eq(mails.to, email), isNull(mails.sentAt)))
  await tx.update(mails).set({ to: '', data: {} }).where(eq(mails.to, email))
}
