import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { CONSULTATION_DESK, TICKET_DESK } from '#domain/api/endpoints/ticket-desk.ts'
import type { DeskTicketJson } from '#domain/api/ticket-desk.ts'
import { type Api, type Query, withQuery } from '#web/api/api.ts'
import { call, dataOf } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { type One, useOne } from '#web/backoffice/parts/use-one.ts'

export const loadTickets = (api: Api, query: Query) =>
  dataOf(call(api, TICKET_DESK.list, { query: withQuery('', query) }))

export const ticketQuery = (api: Api, ticket: string) =>
  queryOptions({
    queryKey: ['backoffice', 'tickets', 'one', ticket],
    queryFn: () => dataOf(call(api, TICKET_DESK.one, { params: { ticket } })),
    staleTime: 0,
  })

export const weekQuery = (api: Api, from: string | undefined) =>
  queryOptions({
    queryKey: ['backoffice', 'tickets', 'week', from ?? ''],
    queryFn: () => dataOf(call(api, CONSULTATION_DESK.week, { query: { from } })),
    staleTime: 0,
  })

const AREAS = ['tickets', 'today']

export const useTicket = (ticket: DeskTicketJson): TicketDesk =>
  useOne(ticket, ticketQuery(useApi(), ticket.ticket), AREAS)
export type TicketDesk = One<DeskTicketJson>

/** For actions that answer with something else than a ticket: everything that shows one is asked again. */
export function useFreshTickets() {
  const client = useQueryClient()
  return () => {
    for (const area of AREAS) void client.invalidateQueries({ queryKey: ['backoffice', area] })
  }
}
