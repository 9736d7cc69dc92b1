import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'

export type OpeningCounts = {
  lastMailAt: Date | null
  failedMails: number
  lastWebhookAt: Date | null
  goods: number
  owners: number
  ownersWithoutTwoStep: number
  lastBackupAt: Date | null
}

type Row = Record<'mail' | 'webhook' | 'backup', string | null> & Record<'failed' | 'goods' | 'owners' | 'bare', number>

/** One statement: what only the database knows. */
export async function readCounts(db: Db): Promise<OpeningCounts> {
  const { rows } = await db.execute<Row>(sql`
    select (select max(sent_at) from mails) as mail,
      (select count(*)::int from mails where failed_at is not null and sent_at is null) as failed,
      (select max(received_at) from provider_events) as webhook,
      (select count(*)::int from products where is_active) as goods,
      (select count(*)::int from users where role = 'owner' and not is_demo and erased_at is null) as owners,
      (select count(*)::int from users where role = 'owner' and not is_demo and erased_at is null and two_step_at is null) as bare,
      (select max(made_at) from backups) as backup`)
  const row = rows[0]
  const moment = (text: string | null | undefined) => (text ? new Date(text) : null)
  return {
    lastMailAt: moment(row?.mail),
    failedMails: row?.failed ?? 0,
    lastWebhookAt: moment(row?.webhook),
    goods: row?.goods ?? 0,
    owners: row?.owners ?? 0,
    ownersWithoutTwoStep: row?.bare ?? 0,
    lastBackupAt: moment(row?.backup),
  }
}
