import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { PackageSearch } from 'lucide-react'
import { useState } from 'react'
import type { RoundParcel } from '#domain/api/delivery.ts'
import { DELIVERY } from '#domain/api/endpoints/delivery.ts'
import { shortDayText } from '#domain/time/day-text.ts'
import { isoDate } from '#domain/time/ist.ts'
import type { Api } from '#web/api/api.ts'
import { call, dataOf } from '#web/api/call.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { EmptyState } from '#web/ui/message/empty-state.tsx'
import { FailedState } from '#web/ui/message/failed-state.tsx'
import { Skeleton } from '#web/ui/message/skeleton.tsx'
import { useDebounced } from '#web/ui/state/use-debounced.ts'

const REST_MS = 250

export const keyOf = ({ order_id, shipment_id }: RoundParcel) => `${order_id} ${shipment_id}`

type ParcelChoiceProps = {
  api: Api
  day: string
  chosen: readonly RoundParcel[]
  onTick: (parcel: RoundParcel, isOn: boolean) => void
}

/** What is due by the day; a search looks at every packed order. */
export function ParcelChoice({ api, day, chosen, onTick }: ParcelChoiceProps) {
  const [text, setText] = useState('')
  const search = useDebounced(text, REST_MS).trim()
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery({
    queryKey: ['backoffice', 'round', 'parcels', day, search, page],
    queryFn: () => dataOf(call(api, DELIVERY.parcels, { query: { day, page, ...(search && { search }) } })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <div className="flex flex-col gap-3">
      <TextInput
        label="Search all packed orders"
        hint="Number, name, phone or PIN. Without a search, what is due by this day."
        type="search"
        isRequired
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setPage(1)
        }}
      />
      {error && (
        <FailedState
          isCompact
          headingLevel={3}
          title="The parcels could not be loaded"
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton className="h-40" />}
      {data?.total === 0 && (
        <EmptyState
          isCompact
          headingLevel={3}
          icon={PackageSearch}
          title={search ? 'No packed order fits' : 'Nothing waits for this day'}
          text="Orders appear here once they are packed."
        />
      )}
      {data && data.total > 0 && (
        <>
          <Parcels parcels={data.data} chosen={chosen} onTick={onTick} />
          <Pages page={page} last={data.last_page} onPage={setPage} />
        </>
      )}
    </div>
  )
}

type ParcelsProps = Pick<ParcelChoiceProps, 'chosen' | 'onTick'> & { parcels: readonly RoundParcel[] }

function Parcels({ parcels, chosen, onTick }: ParcelsProps) {
  return (
    <ul className="divide-y divide-sand border-y border-sand">
      {parcels.map((parcel) => (
        <li key={keyOf(parcel)} className="py-1.5">
          <Checkbox
            checked={chosen.some((one) => keyOf(one) === keyOf(parcel))}
            onChange={(event) => onTick(parcel, event.target.checked)}
            label={<ParcelWords parcel={parcel} />}
          />
        </li>
      ))}
    </ul>
  )
}

function ParcelWords({ parcel }: { parcel: RoundParcel }) {
  const { name, city, postal_code, pieces, order_number, promised_from, promised_to, came_back, shipment_id } = parcel
  const promised =
    promised_from && promised_to && `${shortDayText(isoDate(promised_from))} to ${shortDayText(isoDate(promised_to))}`
  return (
    <>
      <span className="font-semibold wrap-anywhere">{name}</span>, {city} <span className="figures">{postal_code}</span>
      <span className="block text-sm text-muted">
        <span className="figures">{order_number}</span> · {pieces === 1 ? '1 piece' : `${pieces} pieces`}
        {promised && ` · promised ${promised}`}
        {came_back && ` · came back on ${shortDayText(isoDate(came_back))}`}
        {shipment_id !== null && ' · left already'}
      </span>
    </>
  )
}

function Pages({ page, last, onPage }: { page: number; last: number; onPage: (page: number) => void }) {
  if (last <= 1) return null
  return (
    <div className="flex items-center justify-between gap-3 text-sm">
      <Button size="sm" variant="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <span className="figures">
        Page {page} of {last}
      </span>
      <Button size="sm" variant="secondary" disabled={page >= last} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </div>
  )
}
