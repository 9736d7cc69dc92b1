import { ApiError } from '#web/api/api.ts'

/** The spec tells an answer that says no from no proper answer at all. */
export function loadFailureText(error: unknown): string {
  const wasAnswered = error instanceof ApiError && error.code !== 'unreachable' && error.code !== 'unknown'
  return wasAnswered ? 'Failed to fetch products' : 'Failed to load products'
}
