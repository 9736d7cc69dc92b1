import type { RoundJson } from '#domain/api/delivery.ts'
import { isoDate } from '#domain/time/ist.ts'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import type { useRoundAddress } from './round-address.ts'

type RoundChoiceProps = { address: ReturnType<typeof useRoundAddress>; plan: RoundJson | undefined }

/** Which day, which van. */
export function RoundChoice({ address: { day, van: asked, open }, plan }: RoundChoiceProps) {
  const vans = plan?.vans ?? []
  const van = asked ?? plan?.van ?? ''
  const names = [...new Set([...(plan?.own_vans ?? []), ...vans.map((one) => one.van), van])].filter(Boolean)
  const labelOf = (name: string) => {
    const known = vans.find((one) => one.van === name)
    return known && known.stops > 0 ? `${name}, ${known.delivered} of ${known.stops}` : name
  }
  return (
    <div className="grid grid-cols-2 gap-3 sm:max-w-lg">
      <TextInput
        label="Day"
        type="date"
        value={day}
        onChange={(event) => event.target.value && open({ day: isoDate(event.target.value) })}
      />
      <Select
        label="Van"
        value={van}
        options={names.map((name) => ({ value: name, label: labelOf(name) }))}
        onChange={(event) => open({ van: event.target.value })}
      />
    </div>
  )
}
