import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { ORDER_DESK } from '#domain/api/endpoints/backoffice.ts'
import type { DeskOrder } from '#domain/api/order-desk.ts'
import type { Api } from '#web/api/api.ts'
import { call, dataOf } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { cacheAnswer } from '#web/backoffice/record/cache-answer.ts'

const orderKey = (id: number) => ['backoffice', 'orders', 'one', id]

export const deskOrderQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: orderKey(id),
    queryFn: () => dataOf(call(api, ORDER_DESK.one, { params: { id } })),
    staleTime: 0,
  })

/** What the shop answers after an action is the new state: the screen shows it, and lists that name the order are asked again. */
export function useDeskOrder(id: number) {
  const api = useApi()
  const queryClient = useQueryClient()
  const keep = async (answer: Promise<{ data: DeskOrder }>): Promise<DeskOrder> => {
    try {
      const data = await cacheAnswer(queryClient, orderKey(id), (await answer).data)
      for (const area of ['orders', 'today'])
        void queryClient.invalidateQueries({ queryKey: ['backoffice', area], predicate: isNotThis(id) })
      return data
    } catch (error) {
      // Whoever was refused may look at an old state.
      void queryClient.invalidateQueries({ queryKey: orderKey(id) })
      throw error
    }
  }
  const reload = () => queryClient.fetchQuery(deskOrderQuery(api, id))
  return { api, keep, reload }
}

const isNotThis =
  (id: number) =>
  ({ queryKey }: { queryKey: readonly unknown[] }) =>
    queryKey[2] !== 'one' || queryKey[3] !== id
