import { failure } from '#domain/api/envelope.ts'
import type { GeneratedRequest } from './generated-request.ts'

type Answer = { statusCode: number; headers: Record<string, unknown>; body: string }

/**
 * What is wrong with an answer, or null. That a success fits its schema needs no second look: the serialiser refuses to
 * send anything else, and the refusal would be a 500.
 */
export function judgeAnswer({ operation }: GeneratedRequest, { statusCode, headers, body }: Answer): string | null {
  if (statusCode >= 500) return `answered ${statusCode}: ${body.slice(0, 300)}`
  const isJson = String(headers['content-type']).startsWith('application/json')
  if (statusCode >= 400)
    return isJson && failure.safeParse(JSON.parse(body)).success ? null : `no envelope: ${body.slice(0, 300)}`
  if (!isJson) return body.length > 0 ? null : `${statusCode} without content`
  if (!operation.statuses.includes(String(statusCode))) return `${statusCode} is not described`
  return isSuccess(JSON.parse(body)) ? null : `no envelope: ${body.slice(0, 300)}`
}

/** Google's address comes beside the flag, not in data: the specification writes that answer so. */
const isSuccess = (body: unknown) =>
  typeof body === 'object' &&
  body !== null &&
  'success' in body &&
  body.success === true &&
  ('data' in body || 'url' in body)
