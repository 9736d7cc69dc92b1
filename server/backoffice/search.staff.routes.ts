import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { backoffice } from '#domain/api/backoffice.ts'
import { customerOf } from '#server/http/access.ts'
import { success } from '#server/http/reply.ts'
import type { Slice } from '#server/slice.ts'
import { searchEverything } from './search-everything.ts'

export const searchRoutes: Slice = async (plain, deps) => {
  const app = plain.withTypeProvider<ZodTypeProvider>()
  app.get(
    '/api/backoffice/search',
    { config: { access: 'open_back_office' }, schema: backoffice.search },
    async (request) => success({ groups: await searchEverything(deps, customerOf(request).user, request.query.q) }),
  )
}
