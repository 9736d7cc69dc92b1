import type { FastifyReply } from 'fastify'
import { openPage } from '#domain/api/open-page.ts'
import { productDesk } from '#domain/api/product-desk.ts'
import { rupees } from '#domain/money/paise.ts'
import { err, type Result } from '#domain/result.ts'
import type { Actor } from '#server/audit/write-audit.ts'
import type { Db } from '#server/db/connect.ts'
import { inTransaction, type Tx } from '#server/db/transaction.ts'
import { actorOf } from '#server/http/actor.ts'
import { byRows } from '#server/http/by-rows.ts'
import { refuse, success } from '#server/http/reply.ts'
import type { Slice } from '#server/slice.ts'
import { presentProduct } from './catalog.present.ts'
import { findAnyProduct, findCategories, findRooms } from './catalog.store.ts'
import { changeProducts } from './change-products.ts'
import { collisionOf } from './collision.ts'
import { presentDeskProduct, presentDeskRow } from './desk-products.present.ts'
import { listDeskProducts, selectProductParts } from './desk-products.store.ts'
import { duplicateProduct } from './duplicate-product.ts'
import { fieldsOfBody } from './product-command.ts'
import { changeRefusal, productNotFound, saveRefusal } from './product-refusals.ts'
import { selectProduct, wasEverSold } from './products.store.ts'
import { removeProduct } from './remove-product.ts'
import { type By, saveProduct } from './save-product.ts'

const config = { access: 'manage_catalog' } as const

/** The catalogue desk: every product, drafts too, found, copied and taken away. */
export const staffProductRoutes: Slice = async (plain, deps) => {
  const app = byRows(plain)
  const { db, clock } = deps

  app.get('/api/backoffice/products', { config, schema: productDesk.list }, async ({ query }) => {
    const { rows, found } = await listDeskProducts(db, query)
    return success(openPage(query, rows.map(presentDeskRow), found))
  })

  app.get('/api/backoffice/products/shelves', { config, schema: productDesk.shelves }, async () => {
    const [categories, rooms] = await Promise.all([findCategories(db), findRooms(db)])
    return success({ categories, rooms: rooms.map(({ id, name }) => ({ id, name })) })
  })

  app.get('/api/backoffice/products/:id', { config, schema: productDesk.one }, async (request, reply) =>
    shown(db, reply, request.params.id),
  )

  app.get('/api/backoffice/products/:id/preview', { config, schema: productDesk.preview }, async (request, reply) => {
    const product = await findAnyProduct(db, request.params.id)
    return product ? success(presentProduct(product, clock.now())) : refuse(reply, productNotFound)
  })

  app.post(
    '/api/backoffice/products/:id/duplicate',
    { config, schema: productDesk.duplicate },
    async (request, reply) => {
      const copied = await duplicateProduct(deps, { id: request.params.id, actor: actorOf(request) })
      return copied.ok ? shown(db, reply, copied.value) : refuse(reply, saveRefusal(copied.error))
    },
  )

  app.delete('/api/backoffice/products/:id', { config, schema: productDesk.remove }, async (request, reply) => {
    const removed = await removeProduct(deps, { id: request.params.id, actor: actorOf(request) })
    return removed.ok ? success(null) : refuse(reply, saveRefusal(removed.error))
  })
}

/** Products as they are written: made, changed and published. */
export const productFormRoutes: Slice = async (plain, deps) => {
  const app = byRows(plain)
  const { db, clock } = deps

  async function save<R>(actor: Actor, work: (tx: Tx, by: By) => Promise<Result<number, R>>) {
    try {
      return await inTransaction(db, (tx) => work(tx, { actor, now: clock.now() }))
    } catch (error) {
      const problem = collisionOf(error)
      if (!problem) throw error
      return err({ code: 'invalid_product', problems: [problem] } as const)
    }
  }

  app.post('/api/backoffice/products', { config, schema: productDesk.create }, async (request, reply) => {
    const { body } = request
    const command = { id: null, fields: fieldsOfBody(body), mayTakeSlug: body.take_over_slug }
    const saved = await save(actorOf(request), (tx, by) => saveProduct(tx, command, by))
    return saved.ok ? shown(db, reply, saved.value) : refuse(reply, saveRefusal(saved.error))
  })

  app.put('/api/backoffice/products/:id', { config, schema: productDesk.save }, async (request, reply) => {
    const { body } = request
    const fields = fieldsOfBody(body)
    const command = { id: request.params.id, fields, version: body.version, mayTakeSlug: body.take_over_slug }
    const saved = await save(actorOf(request), (tx, by) => saveProduct(tx, command, by))
    return saved.ok ? shown(db, reply, saved.value) : refuse(reply, saveRefusal(saved.error))
  })

  app.patch('/api/backoffice/products', { config, schema: productDesk.change }, async (request, reply) => {
    const { changes, reason = '' } = request.body
    const changed = await changeProducts(deps, {
      changes: changes.map(({ id, version, price, sale_price: sale, state }) => ({
        id,
        version,
        price: price === undefined ? undefined : rupees(price),
        salePrice: sale === undefined || sale === null ? sale : rupees(sale),
        state,
      })),
      reason,
      actor: actorOf(request),
    })
    return changed.ok ? success({ changed: changed.value }) : refuse(reply, changeRefusal(changed.error))
  })
}

async function shown(db: Db, reply: FastifyReply, id: number) {
  const record = await selectProduct(db, id)
  if (!record) return refuse(reply, productNotFound)
  const [parts, wasSold] = await Promise.all([selectProductParts(db, id), wasEverSold(db, id)])
  return success(presentDeskProduct(record, { parts, wasSold }))
}
