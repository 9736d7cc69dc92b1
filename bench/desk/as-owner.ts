import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { hashToken } from '#server/accounts/find-session.ts'

/** Makes an owner who is logged in, and says how they ask. */
export async function asOwner(pool: pg.Pool): Promise<{ authorization: string }> {
  const token = randomBytes(32).toString('base64url')
  await pool.query(
    `with owner as (insert into users (name, email, role) values ('Owner', 'owner-' || gen_random_uuid() || '@example.com', 'owner') returning id)
     insert into sessions (user_id, token_hash, expires_at) select id, $1, now() + interval '1 day' from owner`,
    [hashToken(token)],
  )
  return { authorization: `Bearer ${token}` }
}
