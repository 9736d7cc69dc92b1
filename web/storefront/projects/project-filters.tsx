import { PROJECT_ORDERS, PROJECT_STYLES, PROJECT_TYPES, type ProjectFilter } from '#domain/content/projects.ts'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'

type ProjectFiltersProps = { filter: ProjectFilter; onChange: (change: Partial<ProjectFilter>) => void }

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }))
const find = <Value extends string>(values: readonly Value[], text: string) => values.find((value) => value === text)

/** Local and instant: every key shows its result. */
export function ProjectFilters({ filter, onChange }: ProjectFiltersProps) {
  return (
    <search className="mt-8 grid grid-cols-2 gap-x-5 gap-y-4 border-y border-sand py-6 lg:grid-cols-[2fr_1fr_1fr_1fr]">
      <TextInput
        className="max-lg:col-span-2"
        label="Search"
        type="search"
        placeholder="Name, place or idea"
        value={filter.search}
        onChange={({ target }) => onChange({ search: target.value })}
      />
      <Select
        label="Project type"
        options={optionsOf(PROJECT_TYPES)}
        value={filter.type}
        onChange={({ target }) => onChange({ type: find(PROJECT_TYPES, target.value) ?? 'All' })}
      />
      <Select
        label="Style"
        options={optionsOf(PROJECT_STYLES)}
        value={filter.style}
        onChange={({ target }) => onChange({ style: find(PROJECT_STYLES, target.value) ?? 'All' })}
      />
      <Select
        className="max-lg:col-span-2"
        label="Order"
        options={optionsOf(PROJECT_ORDERS)}
        value={filter.order}
        onChange={({ target }) => onChange({ order: find(PROJECT_ORDERS, target.value) ?? 'Newest' })}
      />
    </search>
  )
}
