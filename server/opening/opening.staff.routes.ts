import { opening } from '#domain/api/opening.ts'
import { isReadyToOpen } from '#domain/opening/opening-list.ts'
import { byRows } from '#server/http/by-rows.ts'
import { success } from '#server/http/reply.ts'
import type { Slice } from '#server/slice.ts'
import { readOpening } from './read-opening.ts'

export const openingRoutes: Slice = async (plain, deps) => {
  const app = byRows(plain)
  app.get('/api/backoffice/opening', { config: { access: 'change_settings' }, schema: opening.list }, async () => {
    const steps = await readOpening(deps)
    const shown = steps.map(({ texts, ...step }) => ({ ...step, texts: texts.map((each) => ({ ...each })) }))
    return success({ is_ready: isReadyToOpen(steps), steps: shown })
  })
}
