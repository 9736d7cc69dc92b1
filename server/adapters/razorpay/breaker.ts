import { BrokenCircuitError, circuitBreaker, ConsecutiveBreaker, handleType } from 'cockatiel'

/** No answer came, or one that says nothing about the call. */
export class NoAnswer extends Error {}

/** It was not asked: it has not answered several times in a row and is left alone for a while. */
export class StillBroken extends Error {
  readonly seconds: number

  constructor(seconds: number) {
    super(`The payment provider is not asked for ${seconds} s, because it does not answer`)
    this.seconds = seconds
  }
}

/** A lost answer happens; three in a row are a provider that is down. Nobody else is made to wait for the fourth. */
const SILENCES = 3
const REST_MS = 10_000

export function openBreaker(restMs = REST_MS) {
  const policy = circuitBreaker(handleType(NoAnswer), {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(SILENCES),
  })
  let brokeAt: number | null = null
  policy.onBreak(() => void (brokeAt = performance.now()))
  policy.onReset(() => void (brokeAt = null))
  const secondsLeft = (): number | null => {
    const left = brokeAt === null ? 0 : restMs - (performance.now() - brokeAt)
    return left > 0 ? Math.ceil(left / 1000) : null
  }
  return {
    secondsLeft,
    async execute<T>(call: () => Promise<T>): Promise<T> {
      try {
        return await policy.execute(call)
      } catch (error) {
        if (error instanceof BrokenCircuitError) throw new StillBroken(secondsLeft() ?? 1)
        throw error
      }
    },
  }
}
