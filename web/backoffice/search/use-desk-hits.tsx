import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#domain/api/endpoint.ts'
import type { backoffice } from '#domain/api/backoffice.ts'
import { BACK_OFFICE } from '#domain/api/endpoints/backoffice.ts'
import { call, dataOf } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import type { ComboboxOption } from '#web/ui/form/combobox.tsx'
import { useDebounced } from '#web/ui/state/use-debounced.ts'

export const SHORTEST_SEARCH = 3
const REST_MS = 200

type Found = AnswerOf<typeof backoffice.search>['data']
type HitJson = Found['groups'][number]['items'][number]
export type Hit = ComboboxOption & { href: string }

export function useDeskHits(text: string) {
  const api = useApi()
  const q = useDebounced(text.trim(), REST_MS)
  const isAsked = q.length >= SHORTEST_SEARCH
  const { data, isPending, isError } = useQuery({
    queryKey: ['backoffice', 'search', q],
    queryFn: () => dataOf(call(api, BACK_OFFICE.search, { query: { q } })),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    // What was just entered at the next desk is found too.
    staleTime: 0,
  })
  const hits = isAsked && data ? toHits(data) : []
  return { hits, status: statusText(isPending, isError, hits.length) }
}

/** A group without a hit is not shown. */
const toHits = ({ groups }: Found): Hit[] =>
  groups.flatMap(({ kind, label, items }) =>
    items.map((item) => ({
      id: `${kind}-${item.id}`,
      label: item.title,
      group: label,
      href: item.href,
      content: <HitWords {...item} />,
    })),
  )

function HitWords({ title, detail }: HitJson) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-3 text-sm">
      <span className="font-semibold">{title}</span>
      <span className="text-muted">{detail}</span>
    </span>
  )
}

function statusText(isPending: boolean, isError: boolean, count: number): string | null {
  if (isError) return 'The search did not answer. Please try again.'
  if (isPending) return 'Searching...'
  return count === 0 ? 'Nothing found.' : null
}
