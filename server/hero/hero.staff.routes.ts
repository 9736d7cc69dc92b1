import type { FastifyReply } from 'fastify'
import { type DeskSlide, heroDesk } from '#domain/api/front.ts'
import { overtakenRefusal } from '#server/audit/overtaken.ts'
import { actorOf } from '#server/http/actor.ts'
import { byRows } from '#server/http/by-rows.ts'
import { atField, notFound, type Refusal, refuse, success } from '#server/http/reply.ts'
import type { Slice } from '#server/slice.ts'
import { presentDeskSlide } from './hero.present.ts'
import { selectScenes, selectSlides } from './hero.store.ts'
import { makeSlide, removeSlide, saveSlide, type SlideRefusal, sortSlides } from './save-slide.ts'

export const staffHeroRoutes: Slice = async (plain, deps) => {
  const app = byRows(plain)
  const config = { access: 'manage_content' } as const

  async function all(): Promise<DeskSlide[]> {
    const rows = await selectSlides(deps.db)
    const scenes = await selectScenes(
      deps.db,
      rows.map(({ wide }) => wide),
    )
    return rows.map((row) => presentDeskSlide(row, scenes))
  }
  async function shown(reply: FastifyReply, id: number) {
    const slide = (await all()).find((each) => each.id === id)
    return slide ? success(slide) : refuse(reply, noSuchSlide)
  }

  app.get('/api/backoffice/hero', { config, schema: heroDesk.list }, async () => success(await all()))

  app.get('/api/backoffice/hero/:id', { config, schema: heroDesk.one }, async ({ params }, reply) =>
    shown(reply, params.id),
  )

  app.post('/api/backoffice/hero', { config, schema: heroDesk.make }, async (request, reply) => {
    const made = await makeSlide(deps, request.body, actorOf(request))
    return made.ok ? shown(reply, made.value) : refuse(reply, slideRefusal(made.error))
  })

  app.patch('/api/backoffice/hero/order', { config, schema: heroDesk.sort }, async (request, reply) => {
    const sorted = await sortSlides(deps, request.body.ids, actorOf(request))
    return sorted.ok ? success(await all()) : refuse(reply, slideRefusal(sorted.error))
  })

  app.put('/api/backoffice/hero/:id', { config, schema: heroDesk.save }, async (request, reply) => {
    const seen = { id: request.params.id, version: request.body.version, actor: actorOf(request) }
    const saved = await saveSlide(deps, seen, request.body)
    return saved.ok ? shown(reply, saved.value) : refuse(reply, slideRefusal(saved.error))
  })

  app.post('/api/backoffice/hero/:id/remove', { config, schema: heroDesk.remove }, async (request, reply) => {
    const seen = { id: request.params.id, version: request.body.version, actor: actorOf(request) }
    const removed = await removeSlide(deps, seen)
    return removed.ok ? success(await all()) : refuse(reply, slideRefusal(removed.error))
  })
}

const noSuchSlide = notFound('There is no such slide any more.')

function slideRefusal<R extends SlideRefusal>(refusal: R): Refusal<R['code']>
function slideRefusal(refusal: SlideRefusal): Refusal<SlideRefusal['code']> {
  switch (refusal.code) {
    case 'not_found':
      return noSuchSlide
    case 'unknown_picture':
      return atField('wide', refusal.code, `Nothing is known of ${refusal.names.join(', ')}. Bring the picture again.`)
    case 'changed_meanwhile':
      return changed(refusal)
  }
}

function changed(refusal: Extract<SlideRefusal, { code: 'changed_meanwhile' }>): Refusal<'changed_meanwhile'> {
  const { now } = refusal
  const errors = now ? { title: [`Now: ${now.title}`], text: [`Now: ${now.text}`] } : {}
  return overtakenRefusal(refusal, now ? 'slide' : 'order', {}, errors)
}
