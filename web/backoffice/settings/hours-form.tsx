import { FormText, FormTick } from '#web/backoffice/form/form-fields.tsx'
import type { DeskForm } from '#web/backoffice/form/use-desk-form.ts'
import type { FactFormProps } from './fact-forms.tsx'
import { hoursForm, type HoursValues, hoursValues } from './hours-values.ts'
import { SectionForm } from './section-form.tsx'

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const FROM_MONDAY = [1, 2, 3, 4, 5, 6, 0]

export function HoursForm({ kept, onTyped }: FactFormProps<'hours'>) {
  return (
    <SectionForm
      section="hours"
      about="When the showroom is open, which is also when a consultation can be booked, and when the telephone is answered."
      kept={kept}
      schema={hoursForm}
      valuesOf={hoursValues}
      onTyped={(values) => onTyped('hours', typedHours(values))}
    >
      {(form) => (
        <div className="grid gap-6 xl:grid-cols-2">
          <Week form={form} which="showroom" title="Showroom" />
          <Week form={form} which="phone" title="Telephone" />
        </div>
      )}
    </SectionForm>
  )
}

function typedHours(values: HoursValues): unknown {
  const read = hoursForm.safeParse(values)
  return read.success ? read.data : null
}

type WeekProps = { form: DeskForm<HoursValues>; which: 'showroom' | 'phone'; title: string }

function Week({ form, which, title }: WeekProps) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{title}</legend>
      <ul className="grid gap-2">
        {FROM_MONDAY.map((day) => (
          <Day key={day} form={form} which={which} day={day} />
        ))}
      </ul>
    </fieldset>
  )
}

function Day({ form, which, day }: Omit<WeekProps, 'title'> & { day: number }) {
  const at = `${which}.${day}` as `showroom.${number}`
  const name = `${which === 'showroom' ? 'Showroom' : 'Telephone'}, ${DAYS[day]}`
  return (
    <li className="grid grid-cols-2 items-center gap-2 sm:grid-cols-[minmax(6.5rem,1fr)_repeat(2,9rem)]">
      <div className="max-sm:col-span-2">
        <FormTick form={form} name={`${at}.isOpen`} label={DAYS[day] ?? ''} />
      </div>
      {form.watch(`${at}.isOpen`) ? (
        <>
          <FormText form={form} name={`${at}.opens`} label={`${name}, from`} type="time" isLabelHidden />
          <FormText form={form} name={`${at}.closes`} label={`${name}, until`} type="time" isLabelHidden />
        </>
      ) : (
        <span className="col-span-2 text-sm text-muted">Closed</span>
      )}
    </li>
  )
}
