import type { Result } from '#domain/result.ts'

/** Who Google says is there. Accounts are keyed by `sub`: an e-mail address may change hands, a sub never does. */
export type GoogleIdentity = { sub: string; email: string; emailVerified: boolean; name: string }

/** What one sign-in began with; the same values must come back with it. */
export type SignInChecks = { state: string; nonce: string; codeVerifier: string }

/** refused: the code is wrong, used, expired or not ours. unreachable: nobody can tell right now. */
export type RedeemProblem = 'refused' | 'unreachable'

export type GoogleProvider = {
  authorizationUrl(checks: SignInChecks): Promise<Result<string, 'unreachable'>>
  redeem(code: string, checks: SignInChecks): Promise<Result<GoogleIdentity, RedeemProblem>>
}
