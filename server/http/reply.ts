import type { FastifyReply } from 'fastify'
import type { CommonCode } from '#domain/api/endpoint.ts'
import type { Failure } from '#domain/api/envelope.ts'

/** A refusal is an expected answer: a code for programs, a sentence for the shopper, messages for fields. */
export type Refusal<Code extends string = string> = {
  status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 502 | 503
  code: Code
  message: string
  errors?: Record<string, string[]>
}

export const success = <T>(data: T, message?: string) => ({
  success: true as const,
  ...(message === undefined ? {} : { message }),
  data,
})

export const failureBody = <Code extends string>({ code, message, errors }: Omit<Refusal<Code>, 'status'>) => ({
  success: false as const,
  code,
  message,
  ...(errors ? { errors } : {}),
})

/** What a handler returns when it refuses: by its code the route is held against its row (by-rows.ts). */
export type Refused<Code extends string> = Failure & { code: Code }

/** It is sent here; what comes back is the reply, which says nothing of its code, so the type does. */
export function refuse<Code extends string>(reply: FastifyReply, refusal: Refusal<Code>): Refused<Code> {
  return reply.code(refusal.status).send(failureBody(refusal)) as unknown as Refused<Code>
}

/** Beside the routes, in hooks and where errors are handled: with what any endpoint may be refused. */
export const turnAway = (reply: FastifyReply, refusal: Refusal<CommonCode>) => refuse(reply, refusal)

export const notFound = (message: string): Refusal<'not_found'> => ({ status: 404, code: 'not_found', message })
export const conflict = <Code extends string>(code: Code, message: string): Refusal<Code> => ({
  status: 409,
  code,
  message,
})
/** Said above the form and at the field. */
export const atField = <Code extends string>(field: string, code: Code, message: string): Refusal<Code> => ({
  status: 422,
  code,
  message,
  errors: { [field]: [message] },
})
export const atFields = <Code extends string>(code: Code, errors: Record<string, string[]>): Refusal<Code> => ({
  status: 422,
  code,
  message: 'Please check the marked fields.',
  errors,
})
export const forbidden: Refusal<'forbidden'> = { status: 403, code: 'forbidden', message: 'You may not do this.' }
export const unauthenticated: Refusal<'unauthenticated'> = {
  status: 401,
  code: 'unauthenticated',
  message: 'Please log in first.',
}
