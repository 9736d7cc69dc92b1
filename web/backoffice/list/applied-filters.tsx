import { dayText } from '#domain/time/day-text.ts'
import { isoDate } from '#domain/time/ist.ts'
import { RemovableChip } from '#web/ui/action/chip.tsx'
import { isNarrowed, type ListFilter, readSpan } from './list-address.ts'
import type { List } from './use-list.ts'

/** What narrows the list now; a press takes one away. */
export function AppliedFilters<Row extends object>({ list }: { list: List<Row> }) {
  const { fields, state } = list
  const applied = fields.filters.flatMap((filter) => chipsOf(filter, state.filters[filter.name] ?? ''))
  if (!isNarrowed(state) || applied.length === 0) return null
  return (
    <ul aria-label="Filters in use" className="flex flex-wrap items-center gap-2">
      {applied.map(({ filter, label, without }) => (
        <li key={label}>
          <RemovableChip removeLabel={`Remove ${label}`} onRemove={() => list.filter(filter.name, without)}>
            {label}
          </RemovableChip>
        </li>
      ))}
      <li>
        <button
          type="button"
          onClick={list.clear}
          className="min-h-9 px-2 text-sm underline decoration-brass underline-offset-4 hover:text-terracotta"
        >
          Clear all
        </button>
      </li>
    </ul>
  )
}

function chipsOf(filter: ListFilter, value: string): { filter: ListFilter; label: string; without: string }[] {
  if (value === '') return []
  if (filter.kind === 'days') return [{ filter, label: `${filter.label}: ${spanWords(value)}`, without: '' }]
  const chosen = value.split(',')
  return filter.options
    .filter((option) => chosen.includes(option.value))
    .map((option) => ({
      filter,
      label: `${filter.label}: ${option.label}`,
      without: chosen.filter((other) => other !== option.value).join(','),
    }))
}

function spanWords(value: string): string {
  const { from, to } = readSpan(value)
  if (from && to) return from === to ? words(from) : `${words(from)} to ${words(to)}`
  return from ? `from ${words(from)}` : `until ${words(to)}`
}

const words = (day: string) => dayText(isoDate(day))
