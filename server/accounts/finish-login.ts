import { err, ok, type Result } from '#domain/result.ts'
import { inTransaction, type Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { lockUser, type UserRow } from './accounts.store.ts'
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

export const finishLogin = (deps: Deps, { code, ...login }: FinishLogin) =>
  takeSecondStep<'wrong_second_step'>(deps, login, async (tx, user) =>
    (await passSecondStep(tx, deps, user, code)) ? ok(null) : err('wrong_second_step'),
  )

type SecondStep<Problem> = (tx: Tx, user: UserRow) => Promise<Result<null, Problem>>

/** A wrong second step costs a try of this login; the fifth ends it, and the password is asked for again. */
export async function takeSecondStep<Problem>(
  deps: Deps,
  { challenge, device }: Omit<FinishLogin, 'code'>,
  pass: SecondStep<Problem>,
): Promise<Result<SignedInPerson, Problem | 'challenge_ended'>> {
  const found = await challengedPerson(deps, challenge)
  // Counted apart from the rest: a refusal must not take the count back.
  if (!found || !(await countTry(deps.db, found.id, MOST_TRIES))) return err('challenge_ended')
  return inTransaction<SignedInPerson, Problem | 'challenge_ended'>(deps.db, async (tx) => {
    const user = await lockUser(tx, found.userId)
    if (!user || user.blockedAt || !mayEnter(deps, user)) return err('challenge_ended')
    const passed = await pass(tx, user)
    if (!passed.ok) return passed
    if (!(await markCodeUsed(tx, found.id, deps.clock.now()))) return err('challenge_ended')
    return ok(await startSession(tx, deps, user, device))
  })
}
