import { endpointsOf } from '#domain/api/endpoint.ts'
import type { opening } from '#domain/api/opening.ts'

export const OPENING = endpointsOf<typeof opening>()({
  list: ['GET', '/api/backoffice/opening', 'change_settings'],
})
