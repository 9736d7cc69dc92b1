import { err, type Result } from '#domain/result.ts'
import type { ProviderProblem } from '#server/adapters/razorpay/razorpay.ts'
import type { Deps } from '#server/deps.ts'

type Turn = {
  /** What the provider knows it by. */
  id: string
  ask: () => Promise<Result<unknown, ProviderProblem>>
  markAsked: () => Promise<void>
}

/**
 * One of those that wait in line for an answer. What the provider refuses (opened under other keys, say) and what cannot be
 * settled is asked about again when all others were. False when the provider is down: the others would not fare better.
 */
export async function askInTurn({ log }: Deps, { id, ask, markAsked }: Turn): Promise<boolean> {
  const asked = await ask().catch((error: unknown) => err({ kind: 'threw' as const, error }))
  if (!asked.ok) {
    const problem = asked.error
    if (problem.kind === 'threw') log.error({ err: problem.error, id }, 'what the provider says cannot be settled')
    // An answer that cannot be read has a status, and is about this one alone.
    else if (problem.kind === 'unavailable' && problem.status === null) return false
    else log.warn({ id, problem }, 'the provider does not say what became of it')
  }
  await markAsked()
  return true
}
