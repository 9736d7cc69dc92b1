import { comingSoonDesk } from '#domain/api/coming-soon.ts'
import { overtakenRefusal } from '#server/audit/overtaken.ts'
import { actorOf } from '#server/http/actor.ts'
import { byRows } from '#server/http/by-rows.ts'
import { refuse, success } from '#server/http/reply.ts'
import type { Slice } from '#server/slice.ts'
import { selectComingSoon } from './coming-soon.store.ts'
import { changeComingSoon } from './change-coming-soon.ts'

const ACTION_WORDS = { 'article.coming_soon_changed': 'changed these topics' }

export const comingSoonRoutes: Slice = async (plain, deps) => {
  const app = byRows(plain)
  const config = { access: 'manage_content' } as const

  async function shown() {
    const { lead, topics, version } = await selectComingSoon(deps.db)
    return success({ lead, topics: [...topics], version })
  }

  app.get('/api/backoffice/coming-soon', { config, schema: comingSoonDesk.read }, shown)

  app.put('/api/backoffice/coming-soon', { config, schema: comingSoonDesk.save }, async (request, reply) => {
    const { version, ...words } = request.body
    const kept = await changeComingSoon(deps, { words, version, actor: actorOf(request) })
    return kept.ok ? shown() : refuse(reply, overtakenRefusal(kept.error, 'list of topics', ACTION_WORDS))
  })
}
