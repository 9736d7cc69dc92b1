import { Menu, MenuTick } from '#web/backoffice/parts/menu.tsx'
import { DaysFilter } from './days-filter.tsx'
import { FilterButton } from './filter-button.tsx'
import type { ListFilter } from './list-address.ts'

type FilterMenuProps = { filter: ListFilter; value: string; onChange: (value: string) => void }

export function FilterMenu({ filter, value, onChange }: FilterMenuProps) {
  if (filter.kind === 'days') return <DaysFilter filter={filter} value={value} onChange={onChange} />
  const chosen = value.split(',').filter(Boolean)
  const turn = (option: string, isOn: boolean) => {
    const others = filter.kind === 'choice' ? [] : chosen.filter((other) => other !== option)
    onChange((isOn ? [...others, option] : others).join(','))
  }
  return (
    <Menu trigger={<FilterButton label={filter.label} count={chosen.length} />}>
      {filter.options.map((option) => (
        <MenuTick key={option.value} isOn={chosen.includes(option.value)} onChange={(isOn) => turn(option.value, isOn)}>
          {option.label}
        </MenuTick>
      ))}
    </Menu>
  )
}
