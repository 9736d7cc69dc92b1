import { isNull } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { simulatorWebhooks } from '#server/db/schema/simulator.ts'
import type { WebhookRow } from '../simulated-webhooks.ts'

export async function undeliveredWebhooks(db: Db): Promise<WebhookRow[]> {
  return db
    .select()
    .from(simulatorWebhooks)
    .where(isNull(simulatorWebhooks.deliveredAt))
    .orderBy(simulatorWebhooks.createdAt)
}
