import { sql } from 'drizzle-orm'
import { projectsContract } from '#domain/api/projects.ts'
import { readSpots } from '#server/catalog/picture-spots.ts'
import { readPricedCards } from '#server/catalog/read-product-cards.ts'
import { byRows } from '#server/http/by-rows.ts'
import { type CacheTag, goodUntil, tagReply } from '#server/http/cache-tags.ts'
import { notFound, refuse, success } from '#server/http/reply.ts'
import type { Slice } from '#server/slice.ts'
import { presentProject, presentProjectCard } from './projects.present.ts'
import { atAddress, findProject, listShownProjects } from './projects.store.ts'

export const projectRoutes: Slice = async (plain, deps) => {
  const app = byRows(plain)
  const config = { access: 'public' } as const

  app.get('/api/projects', { config, schema: projectsContract.list }, async ({ query }, reply) => {
    tagReply(reply, 'projects', 'pictures')
    return success((await listShownProjects(deps.db, query.featured === '1')).map(presentProjectCard))
  })

  app.get('/api/projects/:slug', { config, schema: projectsContract.one }, async ({ params }, reply) => {
    const row = await findProject(deps.db, sql`p.is_active and ${atAddress(params.slug)}`)
    if (!row) return refuse(tagReply(reply, 'projects'), noSuchProject)
    const { cards, pricesChangeAt } = await readPricedCards(deps, row.pieceIds)
    // Also of pieces that are not sold at the moment: they come back with a change of their own.
    const spots = await readSpots(
      deps,
      row.pictures.map((picture) => picture.spots),
    )
    const tags = row.pieceIds.map((id): CacheTag => `card:${id}`)
    tagReply(reply, 'projects', 'pictures', 'categories', ...tags, ...spots.tags)
    goodUntil(reply, [...pricesChangeAt, ...spots.prices])
    return success(presentProject(row, cards, spots))
  })
}

const noSuchProject = notFound('Project not found')
