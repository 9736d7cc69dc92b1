import { useState } from 'react'
import { type Plan, PLAN_LIMITS, type PlanMeasure, readMeasure } from '#domain/planning/plan-address.ts'
import { inCentimetres } from '#web/storefront/listing/size-text.ts'
import { TextInput } from '#web/ui/form/text-input.tsx'

type MeasureFieldsProps = { plan: Plan; onChange: (next: Partial<Plan>) => void }

export function MeasureFields({ plan: { wall, door }, onChange }: MeasureFieldsProps) {
  const rows: [PlanMeasure, string, number, (size: number) => Partial<Plan>][] = [
    ['wall', 'Wall, length in cm', wall.length, (length) => ({ wall: { ...wall, length } })],
    ['wall_height', 'Wall, height in cm', wall.height, (height) => ({ wall: { ...wall, height } })],
    ['door', 'Door, width in cm', door.width, (width) => ({ door: { ...door, width } })],
    ['door_height', 'Door, height in cm', door.height, (height) => ({ door: { ...door, height } })],
  ]
  return (
    <form
      className="grid grid-cols-2 gap-x-4 gap-y-5"
      aria-label="Your room"
      onSubmit={(event) => event.preventDefault()}
    >
      {rows.map(([name, label, size, changeOf]) => (
        <MeasureField key={name} name={name} label={label} size={size} onChange={(next) => onChange(changeOf(next))} />
      ))}
      <p className="col-span-2 text-sm text-muted">
        Measure the door where it is narrowest, inside its frame, with the leaf open.
      </p>
    </form>
  )
}

type MeasureFieldProps = { name: PlanMeasure; label: string; size: number; onChange: (size: number) => void }

/** What is typed stays as it is typed; the plan follows as soon as it reads. */
function MeasureField({ name, label, size, onChange }: MeasureFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isLeft, setIsLeft] = useState(false)
  const { least, most } = PLAN_LIMITS[name]
  const isWrong = typed !== null && readMeasure(name, typed) === null
  return (
    <TextInput
      label={label}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      maxLength={6}
      value={typed ?? inCentimetres(size)}
      error={isWrong && isLeft ? `Between ${least} and ${most} cm` : undefined}
      onChange={({ target }) => {
        setTyped(target.value)
        setIsLeft(false)
        const read = readMeasure(name, target.value)
        if (read !== null) onChange(read)
      }}
      onBlur={() => (isWrong ? setIsLeft(true) : setTyped(null))}
    />
  )
}
