import type pg from 'pg'

const REVIEWS = 100_000
const QUESTIONS = 50_000
const COUPONS = 10_000
const DAYS = 90

/**
 * What shoppers of some years have said, asked and missed, and the coupons they were sent, or a share of it. Nobody is told of what is
 * filled in.
 */
export async function fillWords(pool: pg.Pool, share = 1): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query(`set session_replication_role = replica`)
    for (const [text, count] of FILLS) await client.query(text, [Math.ceil(count * share)])
    for (const text of FOUND_BY) await client.query(text)
    await client.query(`reset session_replication_role`)
  } finally {
    client.release()
  }
  await pool.query('vacuum analyze reviews, product_questions, question_answers, coupons, missed_searches')
}

const WORDS = `(array['solid', 'lovely', 'wobbly', 'heavy', 'warm', 'late', 'perfect', 'scratched'])[1 + n % 8]`
const PIECE = `1 + (n * 7919) % (select max(id) from products)`
const MOMENT = `now() - make_interval(mins => n * 9)`

/** As the triggers of migration 0054 write it. */
const foundBy = (table: string, said: string) => `
  update ${table} t set found = lower(concat_ws(' ', t.author_name, t.${said}, p.name || ' ' || p.sku))
  from products p where p.id = t.product_id`
const FOUND_BY = [foundBy('reviews', 'comment'), foundBy('product_questions', 'text')]

const FILLS: readonly (readonly [string, number])[] = [
  [
    `insert into reviews (product_id, author_name, rating, comment, is_verified_buyer, is_hidden, answer, created_at)
     select ${PIECE}, 'Buyer ' || n % 3000, 1 + n % 5, ${WORDS} || ' piece, number ' || n || ' of its kind', n % 3 = 0, n % 97 = 0,
       case when n % 4 = 0 then 'Thank you for your words.' end, ${MOMENT}
     from generate_series(1, $1::int) n`,
    REVIEWS,
  ],
  [
    `insert into product_questions (product_id, author_name, text, is_hidden, answers_count, stop_token, created_at)
     select ${PIECE}, 'Asker ' || n % 3000, 'Is the ' || ${WORDS} || ' one, number ' || n || ', as wide as it looks?', n % 89 = 0, case when n % 5 = 0 then 0 else 1 end, md5('q' || n), ${MOMENT}
     from generate_series(1, $1::int) n`,
    QUESTIONS,
  ],
  [
    `insert into question_answers (question_id, author_name, by, text, created_at)
     select q.id, 'Saalghar', 'shop', 'Yes, it is.', q.created_at + interval '1 day' from product_questions q
     where q.answers_count > 0 and q.id <= $1::int`,
    QUESTIONS,
  ],
  [
    `insert into coupons (code, percent_bp, starts_at, ends_at, total_limit, used, is_active, created_at)
     select 'GIFT-' || n, 100 * (1 + n % 20), ${MOMENT}, case when n % 2 = 0 then now() + make_interval(days => n % 200 - 100 + 500) end,
       100, n % 101, n % 7 <> 0, ${MOMENT}
     from generate_series(1, $1::int) n`,
    COUPONS,
  ],
  [
    `insert into missed_searches (day, words, times)
     select current_date - d, 'word ' || (d * 31 + n) % 4000, 1 + n % 9 from generate_series(0, $1::int - 1) d, generate_series(1, 500) n
     on conflict do nothing`,
    DAYS,
  ],
]
