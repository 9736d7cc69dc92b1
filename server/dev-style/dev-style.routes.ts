import { success } from '#server/http/reply.ts'
import type { Slice } from '#server/slice.ts'

/** Tells the web that this is a shop to try out. Elsewhere the address does not exist. */
export const devStyleRoutes: Slice = async (app, { config }) => {
  if (!config.demo) return
  app.get('/api/dev', { config: { access: 'public' }, schema: { hide: true } }, async () => success({ is_test: true }))
}
