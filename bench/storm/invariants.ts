import type pg from 'pg'

export type Violation = { invariant: number; what: string }
export type Question = {
  now: Date
  /** Order numbers that a shopper was told of. */
  acknowledged?: readonly string[]
  /** How long money, messages and mails may be on their way. */
  patienceSeconds?: number
}

type Rule = { invariant: number; says: string; sql: string }

const PIECE = 'order_id, product_id, coalesce(variant_id, 0) variant'
/** What a part refund took out of the order does not come back a second time. */
const KEPT = `select ${PIECE}, sum(quantity - cancelled_quantity) quantity from order_items where product_id is not null group by 1, 2, 3`
/** An advance takes the pieces (decision 027). */
const HAS_PART = `exists (select from payments part where part.order_id = o.id and part.is_part and part.status = 'captured')`
const PARTS = `(select sum(amount) from payments part where part.order_id = o.id and part.status = 'captured' and part.is_part)`
const ORDERED = `select ${PIECE}, sum(quantity) quantity from order_items where product_id is not null group by 1, 2, 3`

/**
 * The ten invariants of the shop, asked of the database after every storm. Each statement lists what violates it.
 * $1 is the time now, $2 the patience.
 */
const RULES: readonly Rule[] = [
  {
    invariant: 1,
    says: 'stock is the sum of its movements',
    sql: `select format('product %s: %s on hand, %s moved', p.id, p.stock_on_hand, coalesce(sum(m.delta), 0))
          from products p left join stock_movements m on m.product_id = p.id
          group by p.id having p.stock_on_hand <> coalesce(sum(m.delta), 0)`,
  },
  {
    invariant: 1,
    says: 'what is held is the sum of its holds',
    sql: `select format('product %s: %s held, holds say %s', p.id, p.stock_held, coalesce(sum(h.quantity), 0))
          from products p left join stock_holds h on h.product_id = p.id and h.state = 'held'
          group by p.id having p.stock_held <> coalesce(sum(h.quantity), 0)`,
  },
  {
    invariant: 1,
    says: 'the stock of a colour is the sum of its movements',
    sql: `select format('colour %s: %s on hand, %s moved', v.id, v.stock_on_hand, coalesce(sum(m.delta), 0))
          from product_variants v left join stock_movements m on m.variant_id = v.id
          group by v.id having v.stock_on_hand <> coalesce(sum(m.delta), 0)`,
  },
  {
    invariant: 1,
    says: 'what is held of a colour is the sum of its holds',
    sql: `select format('colour %s: %s held, holds say %s', v.id, v.stock_held, coalesce(sum(h.quantity), 0))
          from product_variants v left join stock_holds h on h.variant_id = v.id and h.state = 'held'
          group by v.id having v.stock_held <> coalesce(sum(h.quantity), 0)`,
  },
  {
    invariant: 1,
    says: 'the stock of a piece is the sum of its colours',
    sql: `select format('product %s: %s on hand and %s held, its colours %s and %s', p.id, p.stock_on_hand, p.stock_held,
            sum(v.stock_on_hand), sum(v.stock_held))
          from products p join product_variants v on v.product_id = p.id
          group by p.id having p.stock_on_hand <> sum(v.stock_on_hand) or p.stock_held <> sum(v.stock_held)`,
  },
  {
    invariant: 1,
    says: 'stock is never negative',
    sql: `select format('product %s: %s on hand, %s held', id, stock_on_hand, stock_held) from products
          where stock_on_hand < 0 or stock_held < 0 or stock_held > stock_on_hand`,
  },
  {
    invariant: 1,
    says: 'an order takes exactly its pieces, once, when it is paid, or with its first part',
    sql: `select format('order %s, product %s: ordered %s, sold %s', o.id, product_id, coalesce(i.quantity, 0), coalesce(m.quantity, 0))
          from (${ORDERED}) i
          full join (select ${PIECE}, -sum(delta) quantity from stock_movements where reason = 'sale' group by 1, 2, 3) m
            using (order_id, product_id, variant)
          join orders o on o.id = order_id
          where coalesce(m.quantity, 0) <> case when o.paid_at is null and not ${HAS_PART} then 0 else coalesce(i.quantity, 0) end`,
  },
  {
    invariant: 1,
    says: 'a cancelled order gives exactly its pieces back',
    sql: `select format('order %s, product %s: sold %s, given back %s', o.id, product_id, coalesce(i.quantity, 0), coalesce(m.quantity, 0))
          from (${KEPT}) i
          full join (select ${PIECE}, sum(delta) quantity from stock_movements where reason = 'cancellation' group by 1, 2, 3) m
            using (order_id, product_id, variant)
          join orders o on o.id = order_id
          where coalesce(m.quantity, 0) <> case when o.status = 'cancelled' and (o.paid_at is not null or ${HAS_PART}) then coalesce(i.quantity, 0) else 0 end`,
  },
  {
    invariant: 2,
    says: 'a captured payment pays its order to the paisa, alone or with its other parts, or goes back',
    sql: `select format('payment %s of order %s: captured %s, refunded %s', p.provider_payment_id, o.id, p.amount, coalesce(r.amount, 0))
          from payments p join orders o on o.id = p.order_id
          left join (select payment_id, sum(amount) amount from refunds where status <> 'failed' group by 1) r on r.payment_id = p.id
          where p.status = 'captured'
            and not (o.paid_by = p.provider_payment_id and p.amount = o.total_amount)
            and not (p.is_part and o.status <> 'cancelled' and ${PARTS} <= o.total_amount and (o.paid_at is null or ${PARTS} = o.total_amount))
            and coalesce(r.amount, 0) <> p.amount`,
  },
  {
    invariant: 3,
    says: 'no paid order without a captured payment',
    sql: `select format('order %s is %s and %s without a captured payment', o.id, o.status, o.payment_status) from orders o
          where (o.paid_at is not null or o.status in ('processing', 'shipped', 'delivered') or o.payment_status in ('paid', 'refunded'))
            and not exists (select from payments p where p.order_id = o.id and p.status = 'captured')`,
  },
  {
    invariant: 3,
    says: 'an order has one outcome',
    sql: `select format('order %s is %s, shipped %s, cancelled %s', id, status, shipped_at, cancelled_at) from orders
          where (shipped_at is not null and cancelled_at is not null)
             or (status = 'cancelled') <> (cancelled_at is not null)
             or (status in ('shipped', 'delivered')) <> (shipped_at is not null)
             or exists (select from refunds r where r.order_id = orders.id and r.reason = 'cancellation' and orders.status <> 'cancelled')`,
  },
  {
    invariant: 5,
    says: 'items add up to the order',
    sql: `select format('order %s: items %s, order says %s', o.id, coalesce(sum(i.total_price), 0), o.items_total)
          from orders o left join order_items i on i.order_id = o.id
          group by o.id having coalesce(sum(i.total_price), 0) <> o.items_total`,
  },
  {
    invariant: 5,
    says: 'tax and shipping follow the rules',
    sql: `select format('order %s: subtotal %s, shipping %s of %s', o.id, o.subtotal, o.shipping_amount, o.items_total) from orders o
          left join lateral (
            select sum(round(gross * 10000 / (10000 + rate))) subtotal
            from (select tax_rate_bp::numeric rate, sum(total_price) gross from order_items where order_id = o.id group by 1) at_rate
          ) due on true
          where o.subtotal is distinct from due.subtotal
             or (o.channel = 'web' and o.shipping_amount <> case when o.items_total >= 500000 then 0 else 20000 end)`,
  },
  {
    invariant: 5,
    says: 'totals add up',
    sql: `select format('order %s: %s of items, %s delivery, %s off, %s in total', id, items_total, shipping_amount, discount_amount, total_amount)
          from orders
          where total_amount <> items_total + shipping_amount - discount_amount
             or discount_amount not between 0 and items_total
             or (discount_amount > 0 and coupon_id is null and discount_reason is null)`,
  },
  {
    invariant: 5,
    says: 'the discount is the sum of what its lines bear',
    sql: `select format('order %s: %s off, lines bear %s', o.id, o.discount_amount, coalesce(sum(i.discount_amount), 0))
          from orders o left join order_items i on i.order_id = o.id
          group by o.id having coalesce(sum(i.discount_amount), 0) <> o.discount_amount
            or bool_or(i.discount_amount not between 0 and i.total_price)`,
  },
  {
    invariant: 5,
    says: 'a coupon is used by the orders that carry it, within its limits',
    sql: `select format('coupon %s: used %s, on %s orders', c.code, c.used, coalesce(sum(o.uses), 0))
          from coupons c
          left join (select coupon_id, user_id, count(*) uses from orders where status <> 'cancelled' group by 1, 2) o
            on o.coupon_id = c.id
          group by c.id having c.used <> coalesce(sum(o.uses), 0) or c.used > c.total_limit
            or max(o.uses) filter (where o.user_id is not null) > c.per_customer_limit`,
  },
  {
    invariant: 5,
    says: 'an invoice is over what the order cost',
    sql: `select format('order %s: %s in total, invoice over %s', o.id, o.total_amount, d.amount)
          from orders o join tax_documents d on d.order_id = o.id and d.kind = 'invoice' where d.amount <> o.total_amount`,
  },
  {
    invariant: 5,
    says: 'an order has its two addresses',
    sql: `select format('order %s has %s addresses', o.id, count(a.kind)) from orders o
          left join order_addresses a on a.order_id = o.id group by o.id having count(a.kind) <> 2`,
  },
  {
    invariant: 6,
    says: 'refunds never exceed the capture',
    sql: `select format('payment %s: captured %s, refunds %s', p.id, p.amount, sum(r.amount))
          from payments p join refunds r on r.payment_id = p.id and r.status <> 'failed'
          group by p.id having sum(r.amount) > p.amount or p.status <> 'captured'`,
  },
  {
    invariant: 6,
    says: 'every refund at the provider is one that we asked for, once',
    sql: `select format('refund %s of %s is not ours', s.id, s.payment_id) from simulator_refunds s
          join payments p on p.provider_payment_id = s.payment_id
          where s.status <> 'failed' and s.created_at < $1::timestamptz - make_interval(secs => $2)
            and not exists (select from refunds r where r.provider_refund_id = s.id and r.amount = s.amount)`,
  },
  {
    invariant: 7,
    says: 'document numbers have no gap',
    sql: `select format('%s %s: %s documents, last serial %s, counter %s', d.kind, d.financial_year, count(*), max(d.serial), c.last_serial)
          from tax_documents d left join document_counters c on c.kind = d.kind and c.financial_year = d.financial_year
          group by d.kind, d.financial_year, c.last_serial
          having count(*) <> max(d.serial) or min(d.serial) <> 1 or c.last_serial is distinct from max(d.serial)`,
  },
  {
    invariant: 7,
    says: 'every paid order has its invoice, and no other has one',
    sql: `select format('order %s: paid %s, %s invoices', o.id, o.paid_at, count(d.id)) from orders o
          left join tax_documents d on d.order_id = o.id and d.kind = 'invoice'
          group by o.id having count(d.id) <> case when o.paid_at is null then 0 else 1 end`,
  },
  {
    invariant: 8,
    says: 'the confirmation of a paid order is written',
    sql: `select format('order %s has no confirmation', o.id) from orders o
          where o.paid_at is not null and not exists (select from mails m where m.key = 'order-paid:' || o.id)`,
  },
  {
    invariant: 8,
    says: 'each mail is sent',
    sql: `select format('mail %s (%s) is not sent', id, key) from mails
          where sent_at is null and created_at < $1::timestamptz - make_interval(secs => $2)
            -- The one of the demo's week that shows what a failure looks like.
            and key not like '%:again-demo'`,
  },
  {
    invariant: 9,
    says: 'money that the provider has captured is known to us',
    sql: `select format('payment %s of %s is not known', s.id, po.order_id) from simulator_payments s
          join provider_orders po on po.provider_order_id = s.order_id
          where s.status in ('captured', 'refunded') and s.created_at < $1::timestamptz - make_interval(secs => $2)
            and not exists (select from payments p where p.provider_payment_id = s.id and p.status = 'captured')`,
  },
  {
    invariant: 9,
    says: 'every message of the provider is acted on',
    sql: `select format('event %s waits', event_id) from provider_events
          where processed_at is null and received_at < $1::timestamptz - make_interval(secs => $2)`,
  },
  {
    invariant: 9,
    says: 'no refund waits for ever',
    sql: `select format('refund %s is %s', id, status) from refunds
          where status in ('requested', 'pending') and created_at < $1::timestamptz - make_interval(secs => $2)`,
  },
  {
    invariant: 10,
    says: 'no expired hold is kept',
    sql: `select format('hold %s of order %s ended at %s', id, order_id, expires_at) from stock_holds
          where state = 'held' and expires_at < $1::timestamptz - make_interval(secs => least($2::numeric, 120)::double precision)`,
  },
  {
    invariant: 10,
    says: 'only an unpaid order holds pieces',
    sql: `select format('order %s is %s and holds', o.id, o.status) from orders o
          join stock_holds h on h.order_id = o.id and h.state = 'held' where o.status <> 'pending'`,
  },
]

const PATIENCE_SECONDS = 300
const SHOWN = 5

/** An empty list means that nothing was lost. */
export async function checkInvariants(pool: pg.Pool, question: Question): Promise<Violation[]> {
  const violations = await missingOrders(pool, question.acknowledged ?? [])
  for (const { invariant, says, sql } of RULES) {
    const values = [question.now, question.patienceSeconds ?? PATIENCE_SECONDS].slice(0, placeholders(sql))
    const { rows } = await pool.query<{ format: string }>(sql, values)
    for (const { format } of rows.slice(0, SHOWN)) violations.push({ invariant, what: `${says}: ${format}` })
  }
  return violations
}

const placeholders = (sql: string) => (sql.includes('$2') ? 2 : sql.includes('$1') ? 1 : 0)

async function missingOrders(pool: pg.Pool, acknowledged: readonly string[]): Promise<Violation[]> {
  const { rows } = await pool.query<{ number: string }>(
    'select number from unnest($1::text[]) number where number not in (select order_number from orders)',
    [[...acknowledged]],
  )
  return rows.map(({ number }) => ({ invariant: 4, what: `order ${number} was acknowledged and does not exist` }))
}
