import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type Control, useFieldArray } from 'react-hook-form'
import { sectionForms, type ShownSettings } from '#domain/api/settings.ts'
import { MOST_HOLIDAYS } from '#domain/company/settings.ts'
import { istDate } from '#domain/time/ist.ts'
import { FormText } from '#web/backoffice/form/form-fields.tsx'
import type { DeskForm } from '#web/backoffice/form/use-desk-form.ts'
import { Nothing } from '#web/backoffice/parts/section.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { EntriesFoot } from './entries-foot.tsx'
import type { FactFormProps } from './fact-forms.tsx'
import { mergeList } from './merge-list.ts'
import { SectionForm } from './section-form.tsx'

type Values = { days: { day: string; name: string }[]; version: number }

const valuesOf = ({ value, version }: ShownSettings['holidays']): Values => ({
  days: value.days.map(({ day, name }) => ({ day, name })),
  version,
})

/** Who was overtaken keeps the days that they changed, around those that somebody else did. */
const merge = (mine: Values, theirs: Values, base: Values): Values => ({
  ...theirs,
  days: mergeList(base.days, mine.days, theirs.days, ({ day }) => day),
})

export function HolidaysForm({ kept, onTyped }: FactFormProps<'holidays'>) {
  return (
    <SectionForm
      section="holidays"
      about="Days besides Sundays on which nothing is made or delivered. Dates on pages and of unpaid orders move at once; a date given to who has paid stays."
      kept={kept}
      schema={sectionForms.holidays}
      valuesOf={valuesOf}
      merge={merge}
      onTyped={(values) => onTyped('holidays', values)}
    >
      {(form) => <HolidayList form={form} />}
    </SectionForm>
  )
}

function HolidayList({ form }: { form: DeskForm<Values> }) {
  const { fields, append, remove } = useFieldArray({
    control: form.control as unknown as Control<Values>,
    name: 'days',
  })
  const [today] = useState(() => istDate(new Date()))
  const past = fields.filter(({ day }) => day !== '' && day < today).length
  return (
    <>
      {fields.length === past && <Nothing>No holiday is ahead.</Nothing>}
      <ul className="grid gap-2">
        {fields.map((field, at) => {
          // Days that are over are kept, so that a date of the past can be explained.
          if (field.day !== '' && field.day < today) return null
          return (
            <li
              key={field.id}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 sm:grid-cols-[10rem_minmax(0,1fr)_auto]"
            >
              <FormText form={form} name={`days.${at}.day`} label={`Day ${at + 1}`} type="date" isLabelHidden />
              <FormText
                form={form}
                name={`days.${at}.name`}
                label={`Name of day ${at + 1}`}
                isLabelHidden
                className="max-sm:order-last max-sm:col-span-2"
                maxLength={80}
              />
              <Button
                variant="quiet"
                size="sm"
                icon={<Trash2 aria-hidden className="size-4" />}
                aria-label={`Remove ${field.name || `day ${at + 1}`}`}
                onClick={() => remove(at)}
              />
            </li>
          )
        })}
      </ul>
      <EntriesFoot
        form={form}
        name="days"
        addLabel="Add a holiday"
        isFull={fields.length >= MOST_HOLIDAYS}
        onAdd={() => append({ day: '', name: '' })}
      />
      {past > 0 && <p className="mt-2 text-sm text-muted">{past} earlier days are kept.</p>}
    </>
  )
}
