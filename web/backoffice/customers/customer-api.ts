import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { CUSTOMERS } from '#domain/api/endpoints/customers.ts'
import type { CustomerJson } from '#domain/api/customers.ts'
import { type Api, type Query, withQuery } from '#web/api/api.ts'
import { call, dataOf } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { cacheAnswer } from '#web/backoffice/record/cache-answer.ts'

const keyOf = (id: number) => ['backoffice', 'customers', 'one', id]

export const loadCustomers = (api: Api, params: Query) =>
  dataOf(call(api, CUSTOMERS.list, { query: withQuery('', params) }))

export const customerQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: keyOf(id),
    queryFn: () => dataOf(call(api, CUSTOMERS.one, { params: { id } })),
    staleTime: 0,
  })

/** What the shop answers after an action is the new state. */
export function useCustomer({ id, version }: Pick<CustomerJson, 'id' | 'version'>) {
  const api = useApi()
  const client = useQueryClient()
  const params = { id }
  const refresh = () => client.invalidateQueries({ queryKey: ['backoffice', 'customers'] })
  const keep = async (answer: Promise<{ data: CustomerJson }>) => {
    try {
      await cacheAnswer(client, keyOf(id), (await answer).data)
    } finally {
      // Also who was refused may look at an old state.
      void refresh()
    }
  }
  return {
    note: (text: string) => keep(call(api, CUSTOMERS.note, { params, body: { text } })),
    block: (reason: string) => keep(call(api, CUSTOMERS.block, { params, body: { reason, version } })),
    unblock: (reason: string) => keep(call(api, CUSTOMERS.unblock, { params, body: { reason, version } })),
    takeOut: (reason: string) => dataOf(call(api, CUSTOMERS.export, { params, body: { reason } })),
    erase: async (reason: string, email: string) => {
      await call(api, CUSTOMERS.erase, { params, body: { reason, email, version } }).finally(() => void refresh())
    },
  }
}
