import { type Control, useFieldArray } from 'react-hook-form'
import { MOST_ZONES } from '#domain/company/delivery-settings.ts'
import { newIdempotencyKey } from '#web/backoffice/form/idempotency-key.ts'
import type { DeskForm } from '#web/backoffice/form/use-desk-form.ts'
import { EntriesFoot } from './entries-foot.tsx'
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
      <EntriesFoot
        form={form}
        name="zones"
        addLabel="Add a zone"
        isFull={fields.length >= MOST_ZONES}
        onAdd={() => append(newZone(`zone_${newIdempotencyKey().slice(0, 8)}`))}
      />
    </>
  )
}
