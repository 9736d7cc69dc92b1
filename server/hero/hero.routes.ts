import { frontContract } from '#domain/api/front.ts'
import { slidesAt } from '#domain/content/hero.ts'
import { turnsAfter } from '#domain/content/schedule.ts'
import { readSpots } from '#server/catalog/picture-spots.ts'
import { byRows } from '#server/http/by-rows.ts'
import { goodUntil, tagReply } from '#server/http/cache-tags.ts'
import { success } from '#server/http/reply.ts'
import type { Slice } from '#server/slice.ts'
import { presentSlide } from './hero.present.ts'
import { selectScenes, selectSlides } from './hero.store.ts'

export const heroRoutes: Slice = async (plain, deps) => {
  const { db, clock } = deps
  const app = byRows(plain)
  const config = { access: 'public' } as const

  app.get('/api/hero', { config, schema: frontContract.hero }, async (_request, reply) => {
    const [all, now] = [await selectSlides(db), clock.now()]
    const shown = slidesAt(all, now)
    const scenes = await selectScenes(
      db,
      shown.flatMap(({ wide, tall }) => [wide, tall]),
    )
    const spots = await readSpots(
      deps,
      [...scenes.values()].map((scene) => scene.spots),
    )
    tagReply(reply, 'hero', 'pictures', ...spots.tags)
    goodUntil(reply, [...turnsAfter(all, now), ...spots.prices])
    return success(shown.map((slide) => presentSlide(slide, scenes, spots)))
  })
}
