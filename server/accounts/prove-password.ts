import { err, ok, type Result } from '#domain/result.ts'
import type { Deps } from '#server/deps.ts'
import { findUser } from './accounts.store.ts'
import { isRightPassword } from './hash-password.ts'

export type Proof = { userId: number; password: string }
export type NotProven = 'no_password' | 'wrong_password'

/** Whoever sits down at an open browser cannot change how its owner logs in. */
export async function provePassword(deps: Deps, { userId, password }: Proof): Promise<Result<null, NotProven>> {
  const user = await findUser(deps.db, userId)
  if (!user?.passwordHash) return err('no_password')
  return (await isRightPassword(password, user.passwordHash)) ? ok(null) : err('wrong_password')
}
