import { appliedFilters } from '#domain/catalog/applied-filters.ts'
import { RemovableChip } from '#web/ui/action/chip.tsx'
import type { Listing } from './use-listing.ts'

export function AppliedFilters({ listing: { query, result, change, clear } }: { listing: Listing }) {
  const facets = result.data?.facets
  const applied = appliedFilters(
    query,
    (key, id) => (key === 'room_id' ? facets?.rooms : facets?.categories)?.find((shelf) => shelf.id === id)?.name,
  )
  if (applied.length === 0) return null
  return (
    <ul aria-label="Applied filters" className="mt-4 flex flex-wrap items-center gap-2">
      {applied.map(({ key, label, without }) => (
        <li key={key}>
          <RemovableChip removeLabel={`Remove filter ${label}`} onRemove={() => change(() => without)}>
            {label}
          </RemovableChip>
        </li>
      ))}
      {applied.length > 1 && (
        <li>
          <button
            type="button"
            onClick={clear}
            className="min-h-9 px-2 text-sm font-semibold underline underline-offset-4 hover:text-terracotta"
          >
            Clear all
          </button>
        </li>
      )}
    </ul>
  )
}
