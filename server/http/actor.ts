import type { FastifyRequest } from 'fastify'
import { deviceName } from '#server/accounts/device-name.ts'
import type { Actor } from '#server/audit/write-audit.ts'
import { customerOf } from './access.ts'

/** The member of staff behind a request, as the audit log keeps them. */
export function actorOf(request: FastifyRequest): Actor {
  const { user } = customerOf(request)
  const device = deviceName(request.headers['user-agent'])
  return { id: user.id, name: user.name, address: request.ip, device, requestId: request.id }
}
