import { useState } from 'react'
import { Panel } from '#web/backoffice/parts/panel.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { FilterButton } from './filter-button.tsx'
import { type ListFilter, readSpan, spanText } from './list-address.ts'

type DaysFilterProps = { filter: ListFilter; value: string; onChange: (value: string) => void }

export function DaysFilter({ filter, value, onChange }: DaysFilterProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Panel
      label={filter.label}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      className="w-72 p-4"
      trigger={<FilterButton label={filter.label} count={value ? 1 : 0} />}
    >
      <Days
        value={value}
        onDone={(next) => {
          setIsOpen(false)
          onChange(next)
        }}
      />
    </Panel>
  )
}

function Days({ value, onDone }: { value: string; onDone: (value: string) => void }) {
  const [span, setSpan] = useState(readSpan(value))
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        onDone(spanText(span))
      }}
    >
      <TextInput
        type="date"
        label="From"
        value={span.from}
        onChange={(event) => setSpan({ ...span, from: event.target.value })}
      />
      <TextInput
        type="date"
        label="To"
        value={span.to}
        onChange={(event) => setSpan({ ...span, to: event.target.value })}
      />
      <div className="flex justify-end gap-2">
        <Button size="sm" variant="quiet" onClick={() => onDone('')}>
          Any day
        </Button>
        <Button size="sm" type="submit">
          Show
        </Button>
      </div>
    </form>
  )
}
