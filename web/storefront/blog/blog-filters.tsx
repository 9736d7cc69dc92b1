import { useQuery } from '@tanstack/react-query'
import type { BlogQuery } from '#domain/content/blog-query.ts'
import { blogCategoriesQuery, blogTagsQuery } from '#web/api/content.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { useRestedText } from '#web/ui/state/use-rested-text.ts'
import type { BlogFilters as Change } from './use-blog.ts'

type BlogFiltersProps = {
  query: BlogQuery
  isFiltered: boolean
  onChange: (change: Change, replace?: boolean) => void
  onClear: () => void
}

const SORTS = [
  { value: 'published_at desc', label: 'Newest first' },
  { value: 'published_at asc', label: 'Oldest first' },
  { value: 'title asc', label: 'Title A-Z' },
  { value: 'title desc', label: 'Title Z-A' },
  { value: 'read_time asc', label: 'Shortest read' },
  { value: 'read_time desc', label: 'Longest read' },
]

const listed = (first: string, values: readonly string[] = []) => [
  { value: '', label: first },
  ...values.map((value) => ({ value, label: value })),
]

export function BlogFilters({ query, isFiltered, onChange, onClear }: BlogFiltersProps) {
  const api = useApi()
  const { data: categories } = useQuery(blogCategoriesQuery(api))
  const { data: tags } = useQuery(blogTagsQuery(api))
  return (
    <search className="mt-8 rounded-md bg-linen p-5 sm:p-6">
      <div className="grid grid-cols-2 gap-x-5 gap-y-4 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <SearchBox applied={query.search} onApply={(search) => onChange({ search }, true)} />
        <Select
          label="Category"
          options={listed('All categories', categories)}
          value={query.category}
          onChange={({ target }) => onChange({ category: target.value })}
        />
        <Select
          label="Tag"
          options={listed('All tags', tags)}
          value={query.tag}
          onChange={({ target }) => onChange({ tag: target.value })}
        />
        <Select
          className="max-lg:col-span-2"
          label="Sort by"
          options={SORTS}
          value={`${query.sort_by} ${query.sort_order}`}
          onChange={({ target }) => {
            const [sort_by, sort_order] = target.value.split(' ') as [BlogQuery['sort_by'], BlogQuery['sort_order']]
            onChange({ sort_by, sort_order })
          }}
        />
      </div>
      {isFiltered && (
        <Button variant="quiet" size="sm" className="mt-4 -ml-3.5" onClick={onClear}>
          Clear filters
        </Button>
      )}
    </search>
  )
}

const PAUSE_MS = 350

/** Applies itself when the typing rests. */
function SearchBox({ applied, onApply }: { applied: string; onApply: (search: string) => void }) {
  const { text, setText, tellNow } = useRestedText(applied, onApply, PAUSE_MS)
  return (
    <TextInput
      className="max-lg:col-span-2"
      label="Search"
      type="search"
      placeholder="Teak, small rooms, cane..."
      value={text}
      maxLength={100}
      onChange={({ target }) => setText(target.value)}
      onKeyDown={({ key }) => key === 'Enter' && tellNow()}
    />
  )
}
