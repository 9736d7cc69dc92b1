import type { FastifyInstance } from 'fastify'
import * as contract from '#domain/api/accounts.ts'
import type { Deps } from '#server/deps.ts'
import { customerOf } from '#server/http/access.ts'
import { byRows } from '#server/http/by-rows.ts'
import { refuse, success } from '#server/http/reply.ts'
import { refusalOf } from './account-refusals.ts'
import { presentAddress } from './accounts.present.ts'
import { deleteAddress, listAddresses } from './addresses.store.ts'
import { addAddress, changeAddress } from './save-address.ts'

const customer = { access: 'customer' } as const

export async function addressRoutes(instance: FastifyInstance, deps: Deps) {
  const app = byRows(instance)

  app.get('/api/addresses', { config: customer, schema: contract.listAddresses }, async (request) => {
    const addresses = await listAddresses(deps.db, customerOf(request).user.id)
    return success(addresses.map(presentAddress))
  })

  app.post('/api/addresses', { config: customer, schema: contract.addAddress }, async (request, reply) => {
    const { is_default: isDefault, ...address } = request.body
    const result = await addAddress(deps, { userId: customerOf(request).user.id, address, isDefault })
    if (!result.ok) return refuse(reply, refusalOf(result.error))
    return reply.code(201).send(success(presentAddress(result.value), 'The address is saved.'))
  })

  app.put('/api/addresses/:id', { config: customer, schema: contract.changeAddress }, async (request, reply) => {
    const { is_default: isDefault, ...address } = request.body
    const result = await changeAddress(deps, request.params.id, {
      userId: customerOf(request).user.id,
      address,
      isDefault,
    })
    return result.ok
      ? success(presentAddress(result.value), 'The address is saved.')
      : refuse(reply, refusalOf(result.error))
  })

  app.delete('/api/addresses/:id', { config: customer, schema: contract.removeAddress }, async (request, reply) => {
    const wasThere = await deleteAddress(deps.db, customerOf(request).user.id, request.params.id)
    return wasThere ? success(null, 'The address is removed.') : refuse(reply, refusalOf('address_unknown'))
  })
}
