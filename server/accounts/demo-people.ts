import { and, eq, inArray, isNull } from 'drizzle-orm'
import { oneTimeLinks, sessions, users } from '#server/db/schema/accounts.ts'
import { transact } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'

type OfShop = { config: Pick<Deps['config'], 'demo'> }

/** Their password is printed, or nobody ever proved who they are: they enter a shop that is tried out, and no other. */
export const mayEnter = ({ config }: OfShop, user: { isDemo: boolean }): boolean => config.demo || !user.isDemo

/** What the demo opened is shut when the shop goes live on the same data: sessions, reset links and codes. */
export async function shutOutDemoPeople({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await transact(db, async (tx) => {
    const demoPeople = tx.select({ id: users.id }).from(users).where(eq(users.isDemo, true))
    await tx
      .update(sessions)
      .set({ revokedAt: clock.now() })
      .where(and(inArray(sessions.userId, demoPeople), isNull(sessions.revokedAt)))
    await tx.delete(oneTimeLinks).where(inArray(oneTimeLinks.userId, demoPeople))
  })
}
