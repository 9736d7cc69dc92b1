import { ArrowUp, Trash2 } from 'lucide-react'
import { isGstStateCode, OTHER_TERRITORY, GST_STATES, stateName } from '#domain/tax/gst-states.ts'
import { FormText, FormTick } from '#web/backoffice/form/form-fields.tsx'
import type { DeskForm } from '#web/backoffice/form/use-desk-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { RemovableChip } from '#web/ui/action/chip.tsx'
import { Select } from '#web/ui/form/select.tsx'
import type { ZonesValues } from './zone-values.ts'

type Zone = { form: DeskForm<ZonesValues>; at: number }
type ZoneCardProps = Zone & { onUp: (() => void) | null; onRemove: (() => void) | null }

export function ZoneCard({ form, at, onUp, onRemove }: ZoneCardProps) {
  const zone = `zones.${at}` as const
  const name = form.watch(`${zone}.name`) || `zone ${at + 1}`
  return (
    <li className="rounded-sm border border-sand p-3 sm:p-4">
      <fieldset className="grid gap-3">
        <legend className="sr-only">{name}</legend>
        <div className="flex items-start gap-1">
          <FormText form={form} name={`${zone}.name`} label={`${at + 1}. Name`} maxLength={250} className="grow" />
          {onUp && <Small icon={ArrowUp} label={`Move ${name} up`} onPress={onUp} />}
          {onRemove && <Small icon={Trash2} label={`Remove ${name}`} onPress={onRemove} />}
        </div>
        <div className="grid gap-3 sm:grid-cols-2">
          <FormText form={form} name={`${zone}.pins`} label="PINs that begin with" hint="734, 735" isRequired={false} />
          <States form={form} at={at} />
        </div>
        <Days form={form} at={at} />
        <FormTick form={form} name={`${zone}.byVan`} label="Our own van goes there" />
      </fieldset>
    </li>
  )
}

function Small({ icon: Icon, label, onPress }: { icon: typeof ArrowUp; label: string; onPress: () => void }) {
  return (
    <Button
      variant="quiet"
      size="sm"
      className="mt-7"
      icon={<Icon aria-hidden className="size-4" />}
      aria-label={label}
      onClick={onPress}
    />
  )
}

const SPANS = [
  ['days', 'Days', true],
  ['courierDays', 'By courier', false],
  ['expressDays', 'Express', false],
] as const

function Days({ form, at }: Zone) {
  return (
    <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-6">
      {SPANS.flatMap(([span, label, isRequired]) =>
        (['min', 'max'] as const).map((end) => (
          <FormText
            key={span + end}
            form={form}
            name={`zones.${at}.${span}.${end}`}
            label={`${label}, ${end === 'min' ? 'from' : 'up to'}`}
            isNumber
            isEmptyNull
            isRequired={isRequired}
          />
        )),
      )}
    </div>
  )
}

const ALL_STATES = Object.keys(GST_STATES)
  .filter((code) => isGstStateCode(code))
  .filter((code) => code !== OTHER_TERRITORY)
  .toSorted((a, b) => stateName(a).localeCompare(stateName(b)))

/** A state lies whole in one zone: only those that are in none can be added. */
function States({ form, at }: Zone) {
  const name = `zones.${at}.states` as const
  const own = form.watch(name)
  const taken = form.watch('zones').flatMap(({ states }) => states)
  const free = ALL_STATES.filter((code) => !taken.includes(code))
  const set = (states: string[]) => form.setValue(name, states, { shouldDirty: true, shouldTouch: true })
  return (
    <div>
      <Select
        label="Whole states"
        isRequired={false}
        value=""
        options={[
          { value: '', label: free.length === 0 ? 'Every state has a zone' : 'Add a state' },
          ...free.map((code) => ({ value: code, label: stateName(code) })),
        ]}
        onChange={(event) => event.target.value && set([...own, event.target.value])}
      />
      <div className="mt-2 flex flex-wrap gap-1.5">
        {own.map((code) => (
          <RemovableChip
            key={code}
            removeLabel={`Take ${nameOf(code)} out`}
            onRemove={() => set(own.filter((each) => each !== code))}
          >
            {nameOf(code)}
          </RemovableChip>
        ))}
      </div>
    </div>
  )
}

const nameOf = (code: string) => (isGstStateCode(code) ? stateName(code) : code)
