import { queryOptions } from '@tanstack/react-query'
import { RETURN_DESK } from '#domain/api/endpoints/backoffice.ts'
import type { DeskReturnJson, ReturnRowJson } from '#domain/api/return-desk.ts'
import type { ReturnSort } from '#domain/orders/return-status.ts'
import type { PieceCondition } from '#domain/orders/return-receipt.ts'
import type { Api, Query } from '#web/api/api.ts'
import { call, dataOf } from '#web/api/call.ts'

export type ReturnRow = ReturnRowJson
export type DeskReturn = DeskReturnJson

/** The list's columns turn round with a minus; the shop calls its orders by name. */
const SORTS: Readonly<Record<string, ReturnSort>> = {
  '-asked': 'newest',
  asked: 'oldest',
  '-refund': 'highest',
  refund: 'lowest',
}

export const loadReturns = (api: Api, { sort, ...query }: Query) =>
  dataOf(call(api, RETURN_DESK.list, { query: { ...query, sort: SORTS[String(sort)] ?? 'newest' } }))

export const returnQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['backoffice', 'returns', 'one', id],
    queryFn: () => dataOf(call(api, RETURN_DESK.one, { params: { id } })),
    staleTime: 0,
  })

type Decision = { status: 'approved' | 'refused'; staff_note: string }

export const decideReturn = (api: Api, id: number, body: Decision) =>
  call(api, RETURN_DESK.decide, { params: { id }, body })

type Receipt = { pieces: PieceCondition[]; staff_note: string }

export const receiveReturn = (api: Api, id: number, body: Receipt) =>
  call(api, RETURN_DESK.receive, { params: { id }, body })
