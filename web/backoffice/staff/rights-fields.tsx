import type { Permission } from '#domain/accounts/permissions.ts'
import {
  PRESET_NAMES,
  PRESET_WORDS,
  type PresetName,
  presetOf,
  RIGHT_AREAS,
  STAFF_PRESETS,
} from '#domain/accounts/staff-presets.ts'
import { refuseGrant, type Rights, tidyRights } from '#domain/accounts/staff-rights.ts'
import { useStaff } from '#web/backoffice/frame/use-staff.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Select } from '#web/ui/form/select.tsx'

const OWN = 'own'

const rightsOfPreset = (name: PresetName): Rights =>
  name === 'owner' ? { role: 'owner', permissions: [] } : { role: 'staff', permissions: STAFF_PRESETS[name] }

type RightsFieldsProps = { value: Rights; onChange: (value: Rights) => void }

/** A usual kind of work, or right by right. What the giver lacks cannot be ticked. */
export function RightsFields({ value, onChange }: RightsFieldsProps) {
  const { user, may } = useStaff()
  const preset = presetOf(tidyRights(value)) ?? OWN
  const choices = PRESET_NAMES.filter((name) => !refuseGrant(user, rightsOfPreset(name)))
  const options = [
    ...choices.map((name) => ({ value: name, label: `${PRESET_WORDS[name].label}: ${PRESET_WORDS[name].about}` })),
    { value: OWN, label: 'Rights of their own' },
  ]
  const choose = (chosen: string) => {
    const name = PRESET_NAMES.find((each) => each === chosen)
    onChange(name ? rightsOfPreset(name) : { role: 'staff', permissions: value.permissions })
  }
  const turn = (permission: Permission, isGiven: boolean) => {
    const others = value.permissions.filter((each) => each !== permission)
    onChange({ role: 'staff', permissions: isGiven ? [...others, permission] : others })
  }
  return (
    <>
      <Select label="Works as" options={options} value={preset} onChange={(event) => choose(event.target.value)} />
      {value.role === 'owner' ? (
        <p className="text-sm text-muted">An owner has every right, also those that will be added.</p>
      ) : (
        <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          {RIGHT_AREAS.map(({ area, rights }) => (
            <fieldset key={area}>
              <legend className="mb-1 text-sm font-semibold">{area}</legend>
              {(Object.entries(rights) as [Permission, string][]).map(([permission, label]) => (
                <Checkbox
                  key={permission}
                  label={label}
                  hint={may(permission) ? undefined : 'You lack this right yourself'}
                  disabled={!may(permission)}
                  checked={value.permissions.includes(permission)}
                  onChange={(event) => turn(permission, event.target.checked)}
                />
              ))}
            </fieldset>
          ))}
        </div>
      )}
    </>
  )
}
