import { backoffice } from '#domain/api/backoffice.ts'
import { customerOf } from '#server/http/access.ts'
import { byRows } from '#server/http/by-rows.ts'
import { success } from '#server/http/reply.ts'
import type { Slice } from '#server/slice.ts'
import { searchEverything } from './search-everything.ts'

export const searchRoutes: Slice = async (plain, deps) => {
  const app = byRows(plain)
  app.get(
    '/api/backoffice/search',
    { config: { access: 'open_back_office' }, schema: backoffice.search },
    async (request) => success({ groups: await searchEverything(deps, customerOf(request).user, request.query.q) }),
  )
}
