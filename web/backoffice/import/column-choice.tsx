import { useState } from 'react'
import type { OpenImportJson } from '#domain/api/imports.ts'
import { IMPORT_FIELDS } from '#domain/catalog/import/import-fields.ts'
import { useStaff } from '#web/backoffice/frame/use-staff.ts'
import { Section } from '#web/backoffice/parts/section.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { useImport } from './import-api.ts'

const OPTIONS = [
  { value: '', label: 'Not taken over' },
  ...IMPORT_FIELDS.map(({ key, label }) => ({ value: key, label })),
]

/** Which column is what. Guessed by name, and remembered for the next sheet with the same headings. */
export function ColumnChoice({ entry }: { entry: OpenImportJson }) {
  const { may } = useStaff()
  const { mapping, setField, takesStock, setTakesStock, submit, isBusy, problem } = useColumns(entry)
  return (
    <Section title="Columns">
      <p className="text-sm text-muted">
        A column that is not taken over leaves its field as it is. An empty field empties it, where it may be empty.
      </p>
      <ul className="mt-3 grid gap-x-6 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
        {entry.columns.map(({ heading, samples }, at) => (
          <li key={at}>
            <Select
              label={heading || `Column ${at + 1}`}
              hint={samples.length > 0 ? samples.join(', ').slice(0, 90) : 'Empty in the first rows'}
              options={OPTIONS}
              value={mapping[at] ?? ''}
              onChange={(event) => setField(at, event.target.value || null)}
            />
          </li>
        ))}
      </ul>
      {may('manage_stock') && (
        <Checkbox
          className="mt-4"
          label="Set the stock of pieces that are there already"
          hint="Only for a sheet that was counted today: what was sold since the sheet was made would come back."
          checked={takesStock}
          onChange={(event) => setTakesStock(event.target.checked)}
        />
      )}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button size="sm" variant="secondary" isBusy={isBusy} onClick={() => void submit()}>
          {isBusy ? 'Checking...' : 'Check with these columns'}
        </Button>
        {problem && (
          <p role="alert" className="text-sm font-medium text-terracotta-deep">
            {problem}
          </p>
        )}
      </div>
    </Section>
  )
}

function useColumns(entry: OpenImportJson) {
  const { check } = useImport(entry.id)
  const [mapping, setMapping] = useState(() => entry.columns.map(({ field }) => field))
  const [takesStock, setTakesStock] = useState(entry.takes_stock)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const setField = (at: number, field: string | null) =>
    setMapping((old) => old.map((each, place) => (place === at ? field : each)))
  async function submit(): Promise<void> {
    setIsBusy(true)
    setProblem(null)
    try {
      await check(mapping, takesStock)
    } catch (error) {
      setProblem((error as Error).message)
    } finally {
      setIsBusy(false)
    }
  }
  return { mapping, setField, takesStock, setTakesStock, submit, isBusy, problem }
}
