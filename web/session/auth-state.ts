import type { SecondStepWay } from '#domain/accounts/two-step.ts'
import type { User } from '#domain/api/accounts.ts'

export type AuthState = {
  readonly user: User | null
  readonly token: string | null
  readonly isLoading: boolean
  /** There is a token, and nobody to ask whether it holds: no network, or a shop that has no time. */
  readonly isUnreachable: boolean
  /** The first step of a login is done, and a second one is asked for. */
  readonly challenge: string | null
  /** How it can be made, beside a recovery code. */
  readonly steps?: readonly SecondStepWay[]
}

/** What a form shows after a refusal: the sentence, and messages for its fields. */
export type Attempt = { ok: true } | { ok: false; message: string; errors: Record<string, string[]> }

/** Nobody knows yet who is there; also what the server renders. */
export const NOBODY_YET: AuthState = { user: null, token: null, isLoading: true, isUnreachable: false, challenge: null }

export const NOBODY: AuthState = { user: null, token: null, isLoading: false, isUnreachable: false, challenge: null }
