import { backoffice } from '#domain/api/backoffice.ts'
import { customerOf } from '#server/http/access.ts'
import { byRows } from '#server/http/by-rows.ts'
import { success } from '#server/http/reply.ts'
import type { Slice } from '#server/slice.ts'
import { readToday } from './today.ts'

export const todayRoutes: Slice = async (plain, deps) => {
  const app = byRows(plain)
  app.get(
    '/api/backoffice/today',
    { config: { access: 'open_back_office' }, schema: backoffice.today },
    async (request) => success(await readToday(deps, customerOf(request).user)),
  )
}
