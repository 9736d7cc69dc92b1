import { sql } from 'drizzle-orm'
import type { Paise } from '#domain/money/paise.ts'
import { COUNTER_PREFIX } from '#domain/orders/counter-money.ts'
import type { Db } from '#server/db/connect.ts'

type Payment = {
  id: number
  providerPaymentId: string
  status: string
  amount: Paise
  method: string
  reference: string | null
  errorReason: string | null
  createdAt: string
  capturedAt: string | null
}
type Mail = { id: number; template: string; to: string; createdAt: string; sentAt: string | null; attempts: number }
type HistoryEntry = { at: string; what: string; who: string | null; reason: string }

/** What the desk shows beside an order. Moments are ISO 8601. */
export type DeskPartsRecord = {
  customer: { id: number; name: string; email: string } | null
  payments: Payment[]
  link: { url: string; status: string; amount: Paise; expiresAt: string } | null
  toPayOut: { id: number; amount: Paise }[]
  notes: { id: number; author: string | null; text: string; createdAt: string }[]
  mails: Mail[]
  history: HistoryEntry[]
  proofs: { shipmentId: number; takenAt: string; by: string | null; photo: string | null }[]
  returns: {
    id: number
    number: string
    status: string
    createdAt: string
    items: { order_item_id: number; quantity: number }[]
  }[]
}

/** One statement for all of it. */
export async function selectDeskParts(db: Db, orderId: number): Promise<DeskPartsRecord> {
  const { rows } = await db.execute<{ parts: DeskPartsRecord }>(sql`select json_build_object(
    'customer', (
      select json_build_object('id', u.id, 'name', u.name, 'email', u.email)
      from users u join orders mine on mine.user_id = u.id where mine.id = ${orderId}),
    'payments', (
      select coalesce(json_agg(json_build_object('id', p.id, 'providerPaymentId', p.provider_payment_id, 'status', p.status,
        'amount', p.amount, 'method', p.method, 'reference', p.reference, 'errorReason', p.error_reason, 'createdAt', p.created_at,
        'capturedAt', p.captured_at) order by p.id), '[]'::json)
      from payments p where p.order_id = ${orderId}),
    'link', (
      select json_build_object('url', l.url, 'status', l.status, 'amount', l.amount, 'expiresAt', l.expires_at)
      from payment_links l where l.order_id = ${orderId} order by l.id desc limit 1),
    'toPayOut', (
      select coalesce(json_agg(json_build_object('id', r.id, 'amount', r.amount) order by r.id), '[]'::json)
      from refunds r join payments p on p.id = r.payment_id where r.order_id = ${orderId} and r.status = 'requested'
        and r.paid_out_by is null and starts_with(p.provider_payment_id, ${COUNTER_PREFIX})),
    'notes', (
      select coalesce(json_agg(json_build_object('id', n.id, 'author', u.name, 'text', n.text, 'createdAt', n.created_at)
        order by n.id), '[]'::json)
      from order_notes n left join users u on u.id = n.author_id where n.order_id = ${orderId}),
    'mails', (
      select coalesce(json_agg(json_build_object('id', m.id, 'template', m.template, 'to', m."to",
        'createdAt', m.created_at, 'sentAt', m.sent_at, 'attempts', m.attempts) order by m.id), '[]'::json)
      from mails m where m.order_id = ${orderId}),
    'history', (
      select coalesce(json_agg(json_build_object('at', entry.at, 'what', entry.what, 'who', entry.who, 'reason', entry.reason)
        order by entry.at, entry.place, entry.id), '[]'::json)
      from (
        select e.created_at as at, e.event as what, null as who, '' as reason, 1 as place, e.id
        from order_events e where e.order_id = ${orderId}
        union all
        select a.created_at, a.action, coalesce(u.name, 'Somebody'), a.reason, 2, a.id
        from audit_entries a left join users u on u.id = a.actor_id where a.subject = ${`order:${orderId}`}
      ) as entry),
    'proofs', (
      select coalesce(json_agg(json_build_object('shipmentId', d.shipment_id, 'takenAt', d.taken_at, 'by', u.name,
        'photo', d.photo) order by d.id), '[]'::json)
      from delivery_proofs d left join users u on u.id = d.delivered_by where d.order_id = ${orderId}),
    'returns', (
      select coalesce(json_agg(json_build_object('id', r.id, 'number', r.number, 'status', r.status,
        'createdAt', r.created_at, 'items', r.items) order by r.id), '[]'::json)
      from return_requests r where r.order_id = ${orderId})
  ) as parts`)
  const [row] = rows
  if (!row) throw new Error('The desk knows nothing')
  return row.parts
}
