import type { FastifyReply } from 'fastify'

/**
 * A refusal is an expected answer: a code for programs, a sentence for the shopper, messages for fields. Who words the
 * refusals of an endpoint names it: `Refusal<CodeOf<typeof PAYMENTS.verify>>`, and a code that its row lacks does not compile.
 */
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

export const failureBody = ({ code, message, errors }: Omit<Refusal, 'status'>) => ({
  success: false as const,
  code,
  message,
  ...(errors ? { errors } : {}),
})

export function refuse(reply: FastifyReply, refusal: Refusal) {
  return reply.code(refusal.status).send(failureBody(refusal))
}

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
export const forbidden: Refusal = { status: 403, code: 'forbidden', message: 'You may not do this.' }
export const unauthenticated: Refusal = { status: 401, code: 'unauthenticated', message: 'Please log in first.' }
