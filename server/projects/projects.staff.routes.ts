import type { FastifyReply } from 'fastify'
import { openPage } from '#domain/api/open-page.ts'
import { projectDesk } from '#domain/api/projects.ts'
import { actorOf } from '#server/http/actor.ts'
import { byRows } from '#server/http/by-rows.ts'
import { refuse, success } from '#server/http/reply.ts'
import type { Slice } from '#server/slice.ts'
import { makeProject, saveProject, sortProjects } from './save-project.ts'
import { findDeskProject, listDeskProjects } from './project-desk.store.ts'
import { projectNotFound, projectRefusal } from './project-refusals.ts'
import { presentDeskProject, presentDeskRow } from './projects.present.ts'

export const staffProjectRoutes: Slice = async (plain, deps) => {
  const app = byRows(plain)
  const config = { access: 'manage_content' } as const

  async function shown(reply: FastifyReply, id: number) {
    const project = await findDeskProject(deps.db, id)
    return project ? success(presentDeskProject(project)) : refuse(reply, projectNotFound)
  }

  app.get('/api/backoffice/projects', { config, schema: projectDesk.list }, async ({ query }) => {
    const { rows, found } = await listDeskProjects(deps.db, query)
    return success(openPage(query, rows.map(presentDeskRow), found))
  })

  app.get('/api/backoffice/projects/:id', { config, schema: projectDesk.one }, async ({ params }, reply) =>
    shown(reply, params.id),
  )

  app.post('/api/backoffice/projects', { config, schema: projectDesk.make }, async (request, reply) => {
    const made = await makeProject(deps, request.body, actorOf(request))
    return made.ok ? shown(reply, made.value) : refuse(reply, projectRefusal(made.error))
  })

  app.patch('/api/backoffice/projects/order', { config, schema: projectDesk.sort }, async (request, reply) => {
    const sorted = await sortProjects(deps, request.body.ids, actorOf(request))
    return sorted.ok ? success(sorted.value) : refuse(reply, projectRefusal(sorted.error))
  })

  app.put('/api/backoffice/projects/:id', { config, schema: projectDesk.save }, async (request, reply) => {
    const command = { id: request.params.id, body: request.body, actor: actorOf(request) }
    const saved = await saveProject(deps, command)
    return saved.ok ? shown(reply, saved.value) : refuse(reply, projectRefusal(saved.error))
  })
}
