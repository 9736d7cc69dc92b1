import type pg from 'pg'
import { NAMES } from '#server/seed/week/names.ts'
import { WEEK_PLACES } from '#server/seed/week/places.ts'

/** As in a shop of some years: nearly everything has arrived, some hundreds are in work. */
const OPEN = 600

/**
 * Orders over three years with customers, pieces and addresses, written by the database itself; triggers work as always, so what is
 * searched is what the shop would have written.
 */
export async function fillOrders(pool: pg.Pool, count: number): Promise<void> {
  const first = Object.values(NAMES).flatMap((names) => names.first)
  const last = Object.values(NAMES).flatMap((names) => names.last)
  await pool.query(
    `insert into users (name, email)
     select ($1::text[])[1 + n % ${first.length}] || ' ' || ($2::text[])[1 + (n / 7) % ${last.length}], 'buyer' || n || '@example.com'
     from generate_series(1, $3::int / 3) n`,
    [first, last, count],
  )
  for (let from = 1; from <= count; from += 20_000) await fillPart(pool, from, Math.min(count, from + 19_999), count)
  await pool.query('analyze')
}

async function fillPart(pool: pg.Pool, from: number, to: number, count: number): Promise<void> {
  const range = [from, to]
  // Nobody is told of what is filled in.
  await pool.query('alter table orders disable trigger orders_paid_told_new')
  await pool.query(
    `insert into orders (order_number, user_id, status, payment_status, items_total, subtotal, tax_amount, shipping_amount,
       discount_amount, total_amount, created_at, paid_at, paid_by, promised_from, promised_to, packed_at, shipped_at, delivered_at)
     select 'SLG-' || upper(substr(md5('order' || n), 1, 12)), 1 + n % ($3::int / 3),
       s.status, case when s.status = 'pending' then 'pending' else 'paid' end,
       p.price, round(p.price / 1.18), p.price - round(p.price / 1.18), 0, 0, p.price, t.at,
       case when s.status = 'pending' then null else t.at end, case when s.status = 'pending' then null else 'pay_' || n end,
       (t.at + interval '8 days')::date, (t.at + interval '15 days')::date,
       case when s.status in ('shipped', 'delivered') then t.at end, case when s.status in ('shipped', 'delivered') then t.at end,
       case when s.status = 'delivered' then t.at end
     from generate_series($1::int, $2::int) n,
       lateral (select now() - make_interval(mins => (($3::int - n)::float8 * 3 * 365 * 1440 / $3::int)::int + 5) as at) t,
       lateral (select 600000 + (n::bigint * 7919 % 9000000) as price) p,
       lateral (select case when n <= $3::int - ${OPEN} then 'delivered'
         else (array['pending', 'processing', 'processing', 'shipped'])[1 + n % 4] end as status) s`,
    [...range, count],
  )
  await pool.query(
    `insert into order_items (order_id, product_id, product_name, product_sku, hsn_code, tax_rate_bp, quantity, unit_price, total_price)
     select o.id, p.id, p.name, p.sku, p.hsn_code, 1800, 1, o.total_amount, o.total_amount
     from orders o join lateral (select * from products where id = 1 + o.id % (select max(id) from products)) p on true
     where o.id between $1 and $2`,
    range,
  )
  const places = WEEK_PLACES.map(({ pin, city, state }) => ({ pin, city, state }))
  await pool.query(
    `insert into order_addresses (order_id, kind, name, email, phone, address, city, state, postal_code)
     select o.id, k.kind, u.name, u.email, '+91' || (6000000000 + o.id::bigint * 37 % 3999999999), o.id % 240 || ' Station Road',
       place ->> 'city', place ->> 'state', place ->> 'pin'
     from orders o join users u on u.id = o.user_id, (values ('billing'), ('shipping')) k (kind),
       lateral (select $3::jsonb -> (o.id % ${places.length}) as place) l
     where o.id between $1 and $2`,
    [...range, JSON.stringify(places)],
  )
}
