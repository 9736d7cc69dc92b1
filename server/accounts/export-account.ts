import type { Deps } from '#server/deps.ts'
import { presentUser } from './accounts.present.ts'
import { findUser } from './accounts.store.ts'
import { readPersonalData } from './person.store.ts'

/** The right of access (DPDP Act): everything that is kept about the person, in one file. */
export async function exportAccount({ db, clock, config }: Deps, userId: number): Promise<Record<string, unknown>> {
  const user = await findUser(db, userId)
  if (!user) throw new Error(`There is no user ${userId}`)
  const data = await readPersonalData(db, user)
  return { exported_at: clock.now().toISOString(), account: presentUser(user, config), ...data }
}
