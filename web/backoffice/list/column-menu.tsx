import { Columns3 } from 'lucide-react'
import { Menu, MenuItem, MenuLabel, MenuLine, MenuTick } from '#web/backoffice/parts/menu.tsx'
import { Button } from '#web/ui/action/button.tsx'
import type { ListColumn } from './list-column.ts'
import type { ColumnChoice } from './use-column-choice.ts'

type ColumnMenuProps<Row extends object> = { columns: readonly ListColumn<Row>[]; choice: ColumnChoice }

export function ColumnMenu<Row extends object>({ columns, choice }: ColumnMenuProps<Row>) {
  const { shown, show, reset } = choice
  const turn = (id: string, isOn: boolean) =>
    show(columns.map((column) => column.id).filter((other) => (other === id ? isOn : shown.includes(other))))
  return (
    <Menu
      align="end"
      trigger={
        <Button size="sm" variant="quiet" icon={<Columns3 aria-hidden className="size-4" />}>
          Columns
        </Button>
      }
    >
      <MenuLabel>Columns</MenuLabel>
      {columns.map(({ id, header }, at) => (
        <MenuTick key={id} isOn={shown.includes(id)} isDisabled={at === 0} onChange={(isOn) => turn(id, isOn)}>
          {header}
        </MenuTick>
      ))}
      <MenuLine />
      <MenuItem onSelect={reset}>As at first</MenuItem>
    </Menu>
  )
}
