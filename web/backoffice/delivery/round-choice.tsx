import type { RoundJson } from '#domain/api/delivery.ts'
import { isoDate } from '#domain/time/ist.ts'
import { useShop } from '#web/document/use-shop.ts'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import type { useRoundAddress } from './round-address.ts'

type RoundChoiceProps = { address: ReturnType<typeof useRoundAddress>; vans: RoundJson['vans'] }

/** Which day, which van. */
export function RoundChoice({ address: { day, van, open }, vans }: RoundChoiceProps) {
  const { vans: own } = useShop()
  const names = [...new Set([...own, ...vans.map((one) => one.van), van])]
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
