import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { STOCK_DESK } from '#domain/api/endpoints/stock-desk.ts'
import type { OnePieceJson } from '#domain/api/stock-desk.ts'
import type { Api } from '#web/api/api.ts'
import { call, dataOf } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { cacheAnswer } from '#web/backoffice/record/cache-answer.ts'

export const pieceQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['backoffice', 'stock', 'one', id],
    queryFn: () => dataOf(call(api, STOCK_DESK.one, { params: { id } })),
    staleTime: 0,
  })

export const lowRuleQuery = (api: Api) =>
  queryOptions({
    queryKey: ['backoffice', 'stock', 'rules'],
    queryFn: () => dataOf(call(api, STOCK_DESK.rules)),
  })

export const movesOfPieceQuery = (api: Api, piece: number) =>
  queryOptions({
    queryKey: ['backoffice', 'stock', 'moves', piece],
    queryFn: () => dataOf(call(api, STOCK_DESK.moves, { query: { piece, per_page: 20 } })),
    staleTime: 0,
  })

/** What the shop answers after a move is the new state; everything else about the stock is asked again. */
export function usePiece(id: number) {
  const api = useApi()
  const client = useQueryClient()
  const { queryKey } = pieceQuery(api, id)
  const keep = async (answer: Promise<{ data: OnePieceJson }>): Promise<OnePieceJson> => {
    const data = await cacheAnswer(client, queryKey, (await answer).data)
    for (const area of ['stock', 'today', 'products'])
      void client.invalidateQueries({
        queryKey: ['backoffice', area],
        predicate: (query) => query.queryKey[2] !== 'one' || query.queryKey[3] !== id,
      })
    return data
  }
  return { api, keep, reload: () => client.fetchQuery(pieceQuery(api, id)) }
}

export const pieceName = ({ name, color }: { name: string; color: string | null }) =>
  color === null ? name : `${name}, ${color}`
