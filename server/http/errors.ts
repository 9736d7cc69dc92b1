import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { CommonCode } from '#domain/api/endpoint.ts'
import { validationWords } from '#domain/api/validation-words.ts'
import { atFields, failureBody, notFound, type Refusal, turnAway } from './reply.ts'
import { refuseForNow, unavailability } from './unavailable.ts'
import { writeTrouble } from './write-trouble.ts'

/** What Fastify itself refuses, in the shop's words. Anything not listed keeps its status with a general sentence. */
const frameworkRefusals: Record<string, Pick<Refusal<CommonCode>, 'code' | 'message'>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: { code: 'malformed_json', message: 'The request is not valid JSON.' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: 'empty_body', message: 'The request has no content.' },
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'too_large', message: 'The request is too large.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: 'unsupported_media_type', message: 'Please send JSON.' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { code: 'bad_request', message: 'The request has a wrong length.' },
}

export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (hasZodFastifySchemaValidationErrors(error)) {
    // An address that cannot name anything names nothing; what was typed into a form can be put right.
    if (error.validationContext === 'params') return turnAway(reply, nothingThere)
    return reply.code(422).send(validationBody(error))
  }
  const status = error.statusCode ?? 500
  if (status < 500) return reply.code(status).send(clientErrorBody(error))
  const why = unavailability(error)
  if (why === 'unwritable') request.server.writeTrouble.note()
  if (why) {
    request.log.warn({ err: error }, 'the database is unavailable')
    return refuseForNow(reply, why)
  }
  request.log.error({ err: error }, 'request failed')
  return reply.code(status).send({
    ...failureBody({ code: 'server_error', message: 'Something went wrong on our side. Please try again.' }),
    request_id: request.id,
  })
}

const nothingThere = notFound('There is nothing at this address.')

function clientErrorBody(error: FastifyError) {
  const known = frameworkRefusals[error.code]
  return failureBody(known ?? { code: 'bad_request', message: 'The request could not be understood.' })
}

type ZodValidation = { validation: { instancePath: string; message?: string }[] }

function validationBody({ validation }: ZodValidation) {
  const errors: Record<string, string[]> = {}
  for (const issue of validation) {
    const field = issue.instancePath.split('/').filter(Boolean).join('.') || 'request'
    ;(errors[field] ??= []).push(issue.message ?? 'This value is not valid.')
  }
  return failureBody(atFields('validation', errors))
}

export function installErrorHandling(app: FastifyInstance) {
  z.config({ customError: validationWords })
  app.decorate('writeTrouble', writeTrouble())
  app.setErrorHandler(handleError)
}
