import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#domain/api/endpoint.ts'
import type { backoffice } from '#domain/api/backoffice.ts'
import { BACK_OFFICE } from '#domain/api/endpoints/backoffice.ts'
import { call, dataOf } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { useStaff } from '#web/backoffice/frame/use-staff.ts'
import type { ComboboxOption } from '#web/ui/form/combobox.tsx'
import { useDebounced } from '#web/ui/state/use-debounced.ts'
import { findScreens } from './find-screens.ts'

export const SHORTEST_SEARCH = 3
const REST_MS = 200

type Found = AnswerOf<typeof backoffice.search>['data']
export type Hit = ComboboxOption & { href: string }

export function useDeskHits(text: string) {
  const api = useApi()
  const { may } = useStaff()
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
  const screens = text.trim().length >= SHORTEST_SEARCH ? findScreens(text, may).map(screenHit) : []
  const hits = [...screens, ...(isAsked && data ? toHits(data) : [])]
  return { hits, status: statusText(isPending, isError, hits.length) }
}

const screenHit = ({ title, detail, href }: { title: string; detail: string; href: string }): Hit => ({
  id: `screen-${href}`,
  label: title,
  group: 'Screens',
  href,
  content: <HitWords title={title} detail={detail} />,
})

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

function HitWords({ title, detail }: { title: string; detail: string }) {
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
