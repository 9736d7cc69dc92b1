import type { Failure } from '#domain/api/envelope.ts'

export type Query = Record<string, string | number | boolean | null | undefined>

/**
 * How the web asks for data. In the browser it calls the REST API over the network; while a page is rendered on the
 * server the same calls go to the same routes without a network.
 */
export type Api = {
  get<T>(path: string, query?: Query): Promise<T>
  send<T>(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<T>
  /** A document behind the login, such as an invoice. */
  file(path: string): Promise<Blob>
}

export type Success<T> = { success: true; message?: string; data: T }

/** An answer with `success: false`, or none at all (status 0). Screens switch on `code`, never on the words. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly errors: Record<string, string[]>
  readonly requestId: string | undefined

  constructor(status: number, failure: Partial<Failure>) {
    super(failure.message ?? 'The shop cannot be reached. Please check your connection and try again.')
    this.status = status
    this.code = failure.code ?? (status === 0 ? 'unreachable' : 'unknown')
    this.errors = failure.errors ?? {}
    this.requestId = failure.request_id
  }
}

/** Null, undefined and empty parameters are left out. */
export function withQuery(path: string, query: Query = {}): string {
  const present = Object.entries(query).filter(([, value]) => value !== null && value !== undefined && value !== '')
  if (present.length === 0) return path
  return `${path}?${new URLSearchParams(present.map(([name, value]) => [name, String(value)]))}`
}

export function readAnswer<T>(status: number, body: unknown): T {
  if (status >= 200 && status < 300 && isEnvelope(body) && body.success === true) return body as T
  throw new ApiError(status, isEnvelope(body) ? (body as Partial<Failure>) : {})
}

const isEnvelope = (body: unknown): body is { success: unknown } =>
  typeof body === 'object' && body !== null && 'success' in body
