import { err, ok, type Result } from '#domain/result.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { AccountProblem } from './account-refusals.ts'
import { lockUser } from './accounts.store.ts'
import { passSecondStep } from './check-second-step.ts'
import { mayEnter } from './demo-people.ts'
import { hashToken } from './find-session.ts'
import { countTry, findChallenged, markCodeUsed } from './one-time-links.store.ts'
import { startSession, type SignedInPerson } from './start-session.ts'

const MOST_TRIES = 5

export type FinishLogin = { challenge: string; code: string; device: string }

/** Whose login it is, for counting tries; null when it has ended. */
export const challengedPerson = ({ db, clock }: Deps, challenge: string) =>
  findChallenged(db, hashToken(challenge), clock.now())

/** The second step. A wrong code costs a try of this login; the fifth ends it, and the password is asked for again. */
export async function finishLogin(
  deps: Deps,
  { challenge, code, device }: FinishLogin,
): Promise<Result<SignedInPerson, AccountProblem>> {
  const found = await challengedPerson(deps, challenge)
  // Counted apart from the rest: a refusal must not take the count back.
  if (!found || !(await countTry(deps.db, found.id, MOST_TRIES))) return err('challenge_ended')
  return inTransaction(deps.db, async (tx) => {
    const user = await lockUser(tx, found.userId)
    if (!user || user.blockedAt || !mayEnter(deps, user)) return err('challenge_ended')
    if (!(await passSecondStep(tx, deps, user, code))) return err('wrong_second_step')
    if (!(await markCodeUsed(tx, found.id, deps.clock.now()))) return err('challenge_ended')
    return ok(await startSession(tx, deps, user, device))
  })
}
