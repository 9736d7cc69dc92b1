import type { FastifyReply } from 'fastify'
import { customers } from '#domain/api/customers.ts'
import { lastPageOf } from '#domain/catalog/pager.ts'
import { actorOf } from '#server/http/actor.ts'
import { byRows } from '#server/http/by-rows.ts'
import { refuse, success } from '#server/http/reply.ts'
import type { Slice } from '#server/slice.ts'
import { customerRefusal, noSuchCustomer } from './customer-refusals.ts'
import { presentCustomer, presentCustomerRow } from './customers.present.ts'
import {
  countCustomers,
  selectCustomer,
  selectCustomerPage,
  selectCustomerParts,
  selectOrdersOf,
} from './customers.store.ts'
import { blockCustomer, eraseCustomer, exportCustomer, noteCustomer, unblockCustomer } from './manage-customer.ts'

/** Who buys here: found, known and helped. */
export const customerRoutes: Slice = async (plain, deps) => {
  const app = byRows(plain)
  const config = { access: 'manage_customers' } as const
  const { db } = deps

  async function shown(reply: FastifyReply, id: number) {
    const found = await selectCustomer(db, id)
    if (!found) return refuse(reply, noSuchCustomer)
    const [orders, parts] = await Promise.all([selectOrdersOf(db, [id]), selectCustomerParts(db, found)])
    return success(presentCustomer(found, orders, parts))
  }

  app.get('/api/backoffice/customers', { config, schema: customers.list }, async ({ query }) => {
    const [rows, total] = await Promise.all([selectCustomerPage(db, query), countCustomers(db, query)])
    const orders = Map.groupBy(
      rows.length > 0
        ? await selectOrdersOf(
            db,
            rows.map(({ id }) => id),
          )
        : [],
      ({ customerId }) => customerId,
    )
    return success({
      data: rows.map((row) => presentCustomerRow(row, orders.get(row.id) ?? [])),
      current_page: query.page,
      last_page: lastPageOf(total, query.per_page),
      per_page: query.per_page,
      total,
    })
  })

  app.get('/api/backoffice/customers/:id', { config, schema: customers.one }, async (request, reply) =>
    shown(reply, request.params.id),
  )

  app.post('/api/backoffice/customers/:id/notes', { config, schema: customers.note }, async (request, reply) => {
    const command = { customerId: request.params.id, actor: actorOf(request), text: request.body.text }
    const noted = await noteCustomer(deps, command)
    return noted.ok ? shown(reply, command.customerId) : refuse(reply, customerRefusal(noted.error))
  })

  app.post('/api/backoffice/customers/:id/block', { config, schema: customers.block }, async (request, reply) => {
    const command = { customerId: request.params.id, actor: actorOf(request), ...request.body }
    const blocked = await blockCustomer(deps, command)
    return blocked.ok ? shown(reply, command.customerId) : refuse(reply, customerRefusal(blocked.error))
  })

  app.post('/api/backoffice/customers/:id/unblock', { config, schema: customers.unblock }, async (request, reply) => {
    const command = { customerId: request.params.id, actor: actorOf(request), ...request.body }
    const unblocked = await unblockCustomer(deps, command)
    return unblocked.ok ? shown(reply, command.customerId) : refuse(reply, customerRefusal(unblocked.error))
  })
}

/** What we hold of a customer: handed out, or let go. */
export const customerDataRoutes: Slice = async (plain, deps) => {
  const app = byRows(plain)
  const owning = { access: 'erase_customers' } as const

  app.post(
    '/api/backoffice/customers/:id/export',
    { config: owning, schema: customers.export },
    async (request, reply) => {
      const command = { customerId: request.params.id, actor: actorOf(request), reason: request.body.reason }
      const exported = await exportCustomer(deps, command)
      return exported.ok ? success(exported.value) : refuse(reply, customerRefusal(exported.error))
    },
  )

  app.post(
    '/api/backoffice/customers/:id/erase',
    { config: owning, schema: customers.erase },
    async (request, reply) => {
      const command = { customerId: request.params.id, actor: actorOf(request), ...request.body }
      const erased = await eraseCustomer(deps, command)
      return erased.ok ? success(null, 'The customer is erased.') : refuse(reply, customerRefusal(erased.error))
    },
  )
}
