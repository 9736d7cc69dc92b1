import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { ConsultationDay, ConsultationSlotJson } from '#domain/api/ticket-desk.ts'
import { shortDayText } from '#domain/time/day-text.ts'
import { addDays, isoDate, istDate } from '#domain/time/ist.ts'
import { ApiError } from '#web/api/api.ts'
import { useApi } from '#web/api/use-api.ts'
import { ScreenHead } from '#web/backoffice/parts/screen-head.tsx'
import { weekQuery } from '#web/backoffice/tickets/tickets-api.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { FailedState } from '#web/ui/message/failed-state.tsx'
import { Skeleton } from '#web/ui/message/skeleton.tsx'
import { NavLink } from '#web/ui/navigation/nav-link.tsx'
import { BookDialog } from './book-dialog.tsx'

const WEEK = 7
const PATH = '/backoffice/consultations'

/** Seven days of the showroom: who comes when, and what is free. The first day stands in the address. */
export function ConsultationsScreen() {
  const { from: typed = '' } = useSearch({ strict: false })
  const from = readDay(typed)
  const { data, error, refetch } = useQuery(weekQuery(useApi(), from))
  const [wanted, setWanted] = useState<ConsultationSlotJson | null>(null)
  const [today] = useState(() => String(istDate(new Date())))
  const first = isoDate(from ?? today)
  return (
    <>
      <ScreenHead
        title="Consultations"
        about={`${shortDayText(first)} to ${shortDayText(addDays(first, WEEK - 1))}. An hour each, one at a time.`}
        actions={
          <nav aria-label="Weeks" className="flex gap-2">
            <ButtonLink size="sm" variant="secondary" href={`${PATH}?from=${addDays(first, -WEEK)}`}>
              Week before
            </ButtonLink>
            <ButtonLink size="sm" variant="secondary" href={PATH}>
              From today
            </ButtonLink>
            <ButtonLink size="sm" variant="secondary" href={`${PATH}?from=${addDays(first, WEEK)}`}>
              Week after
            </ButtonLink>
          </nav>
        }
      />
      {error && !data && (
        <FailedState
          isCompact
          title="The calendar could not be loaded"
          text={error instanceof ApiError ? error.message : undefined}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton className="h-96" />}
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4 2xl:grid-cols-7">
        {data?.map((day) => (
          <Day key={day.date} day={day} onBook={setWanted} />
        ))}
      </ul>
      <BookDialog slot={wanted} onClose={() => setWanted(null)} />
    </>
  )
}

function readDay(text: string): string | undefined {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined
}

type DayProps = { day: ConsultationDay; onBook: (slot: ConsultationSlotJson) => void }

function Day({ day, onBook }: DayProps) {
  const name = shortDayText(isoDate(day.date))
  return (
    <li className="rounded-md border border-sand bg-white p-3">
      <h2 className="font-sans text-sm font-semibold tracking-normal">{name}</h2>
      {day.closed && <p className="mt-2 text-sm text-muted">{day.closed}</p>}
      <ul className="mt-2 flex flex-col gap-1 text-sm">
        {day.slots.map((slot) => (
          <li key={slot.starts_at} className="flex min-h-9 items-center gap-2">
            <span className="figures w-14 shrink-0 text-muted">{slot.label}</span>
            <Slot slot={slot} dayName={name} onBook={onBook} />
          </li>
        ))}
      </ul>
    </li>
  )
}

type SlotProps = { slot: ConsultationSlotJson; dayName: string; onBook: (slot: ConsultationSlotJson) => void }

function Slot({ slot, dayName, onBook }: SlotProps) {
  const { booked, state, label } = slot
  if (booked)
    return (
      <NavLink
        href={`/backoffice/tickets/${booked.ticket}`}
        className="min-w-0 flex-1 truncate rounded-sm bg-leaf-soft px-2 py-1.5 font-semibold hover:underline"
      >
        {booked.name}
        {booked.place === 'video' ? ', video' : ''}
      </NavLink>
    )
  if (state === 'past') return <span className="text-muted">past</span>
  return (
    <Button size="sm" variant="quiet" aria-label={`Book ${dayName}, ${label}`} onClick={() => onBook(slot)}>
      Book
    </Button>
  )
}
