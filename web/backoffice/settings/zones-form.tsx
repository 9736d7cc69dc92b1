import { Plus } from 'lucide-react'
import { type Control, useFieldArray } from 'react-hook-form'
import { MOST_ZONES } from '#domain/company/delivery-settings.ts'
import { newPressKey } from '#web/backoffice/form/press-key.ts'
import type { DeskForm } from '#web/backoffice/form/use-desk-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import type { FactFormProps } from './fact-forms.tsx'
import { mergeList } from './merge-list.ts'
import { SectionForm } from './section-form.tsx'
import { ZoneCard } from './zone-card.tsx'
import { newZone, zonesForm, type ZonesValues, zonesValues } from './zone-values.ts'

/** Who was overtaken keeps the zones that they changed, around those that somebody else did. */
const merge = (mine: ZonesValues, theirs: ZonesValues, base: ZonesValues): ZonesValues => ({
  ...theirs,
  zones: mergeList(base.zones, mine.zones, theirs.zones, ({ key }) => key),
})

export function ZonesForm({ kept, onTyped }: FactFormProps<'zones'>) {
  return (
    <SectionForm
      section="zones"
      about="Where the shop delivers and in how many business days. The first zone that fits a PIN is its zone; what lies in none is not delivered to."
      kept={kept}
      schema={zonesForm}
      valuesOf={zonesValues}
      merge={merge}
      onTyped={(values) => onTyped('zones', typedZones(values))}
    >
      {(form) => <ZoneList form={form} />}
    </SectionForm>
  )
}

function typedZones(values: ZonesValues): unknown {
  const read = zonesForm.safeParse(values)
  return read.success ? read.data : null
}

function ZoneList({ form }: { form: DeskForm<ZonesValues> }) {
  const { fields, append, remove, move } = useFieldArray({
    control: form.control as unknown as Control<ZonesValues>,
    name: 'zones',
  })
  const problem = form.formState.errors['zones']?.root?.message ?? form.formState.errors['zones']?.message
  return (
    <>
      <ol className="grid gap-3">
        {fields.map((field, at) => (
          <ZoneCard
            key={field.id}
            form={form}
            at={at}
            onUp={at === 0 ? null : () => move(at, at - 1)}
            onRemove={fields.length === 1 ? null : () => remove(at)}
          />
        ))}
      </ol>
      {typeof problem === 'string' && (
        <p role="alert" className="mt-2 text-sm text-terracotta-deep">
          {problem}
        </p>
      )}
      <Button
        variant="secondary"
        size="sm"
        className="mt-3"
        disabled={fields.length >= MOST_ZONES}
        icon={<Plus aria-hidden className="size-4" />}
        onClick={() => append(newZone(`zone_${newPressKey().slice(0, 8)}`))}
      >
        Add a zone
      </Button>
    </>
  )
}
