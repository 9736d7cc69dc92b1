import type { FastifyReply, FastifyRequest } from 'fastify'
import { may } from '#domain/accounts/permissions.ts'
import { imports, LONGEST_IMPORT } from '#domain/api/imports.ts'
import { lastPageOf } from '#domain/catalog/pager.ts'
import type { Result } from '#domain/result.ts'
import { istDate } from '#domain/time/ist.ts'
import { customerOf } from '#server/http/access.ts'
import { actorOf } from '#server/http/actor.ts'
import { byRows } from '#server/http/by-rows.ts'
import { refuse, success } from '#server/http/reply.ts'
import type { Slice } from '#server/slice.ts'
import { beginImport, beginUndo, checkAgain, type ImportRefusal, receiveFile } from './begin-import.ts'
import { exportCsv, exportXlsx } from './export-products.ts'
import { importRefusal, noSuchImport } from './import-refusals.ts'
import { countRows, selectCells, selectRowPage } from './import-rows.store.ts'
import { presentImport, presentOpenImport, presentRow } from './imports.present.ts'
import { selectFile, selectImport, selectImports } from './imports.store.ts'
import { selectShelves } from './known.store.ts'

const MOST_LISTED = 50
const ROWS_PER_PAGE = 50
const SAMPLES = 3
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const config = { access: 'manage_catalog' } as const

const askedBy = (request: FastifyRequest & { params: { id: number } }) => ({
  importId: request.params.id,
  actor: actorOf(request),
  maySetStock: may(customerOf(request).user, 'manage_stock'),
})

/** Sheets of products: in, checked, taken over and taken back. */
export const importRoutes: Slice = async (plain, deps) => {
  const app = byRows(plain)

  async function shown(reply: FastifyReply, id: number) {
    const found = await selectImport(deps.db, id)
    if (!found) return refuse(reply, noSuchImport)
    return success(presentOpenImport(found, await selectCells(deps.db, id, 0, SAMPLES)))
  }
  const answered = <R extends ImportRefusal>(reply: FastifyReply, begun: Result<number, R>) =>
    begun.ok ? shown(reply, begun.value) : refuse(reply, importRefusal(begun.error))

  app.get('/api/backoffice/imports', { config, schema: imports.list }, async () =>
    success((await selectImports(deps.db, MOST_LISTED)).map(presentImport)),
  )

  app.post(
    '/api/backoffice/imports',
    { config, schema: imports.upload, bodyLimit: LONGEST_IMPORT + 1024 },
    async (request, reply) => {
      const { file_name: name, content } = request.body
      const file = { name, bytes: Buffer.from(content, 'base64'), actor: actorOf(request) }
      return shown(reply, await receiveFile(deps, file))
    },
  )

  app.get('/api/backoffice/imports/:id', { config, schema: imports.one }, async (request, reply) =>
    shown(reply, request.params.id),
  )

  app.post('/api/backoffice/imports/:id/check', { config, schema: imports.check }, async (request, reply) => {
    const { mapping, takes_stock: takesStock } = request.body
    return answered(reply, await checkAgain(deps, { ...askedBy(request), mapping, takesStock }))
  })

  app.post('/api/backoffice/imports/:id/run', { config, schema: imports.run }, async (request, reply) =>
    answered(reply, await beginImport(deps, askedBy(request))),
  )

  app.post('/api/backoffice/imports/:id/undo', { config, schema: imports.undo }, async (request, reply) =>
    answered(reply, await beginUndo(deps, { ...askedBy(request), reason: request.body.reason })),
  )
}

/** What stands in the sheets, and the catalogue as a sheet. */
export const sheetRoutes: Slice = async (plain, deps) => {
  const app = byRows(plain)

  app.get(
    '/api/backoffice/imports/export',
    { config, schema: imports.export },
    async ({ query: { format } }, reply) => {
      const name = `products-${istDate(deps.clock.now())}.${format}`
      void reply.header('content-disposition', `attachment; filename="${name}"`)
      return format === 'csv'
        ? reply.type('text/csv; charset=utf-8').send(exportCsv(deps.db) as never)
        : reply.type(XLSX).send(exportXlsx(deps.db) as never)
    },
  )

  app.get('/api/backoffice/imports/:id/rows', { config, schema: imports.rows }, async (request) => {
    const { id } = request.params
    const { kind, page } = request.query
    const [rows, total, shelves] = await Promise.all([
      selectRowPage(deps.db, id, kind, page, ROWS_PER_PAGE),
      countRows(deps.db, id, kind),
      selectShelves(deps.db),
    ])
    return success({
      data: rows.map((row) => presentRow(row, shelves)),
      current_page: page,
      last_page: lastPageOf(total, ROWS_PER_PAGE),
      per_page: ROWS_PER_PAGE,
      total,
    })
  })

  app.get('/api/backoffice/imports/:id/file', { config, schema: imports.file }, async (request, reply) => {
    const file = await selectFile(deps.db, request.params.id)
    if (!file) return refuse(reply, noSuchImport)
    const name = encodeURIComponent(file.fileName)
    return reply
      .type('application/octet-stream')
      .header('content-disposition', `attachment; filename*=UTF-8''${name}`)
      .send(file.bytes as never)
  })
}
