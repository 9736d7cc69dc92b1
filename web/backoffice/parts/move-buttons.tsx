import { ArrowDown, ArrowUp } from 'lucide-react'
import { IconButton } from '#web/ui/action/icon-button.tsx'

type MoveButtonsProps = { name: string; at: number; of: number; onMove: (to: number) => void }

/** One place up or down a list; at its ends there is nothing to press. */
export function MoveButtons({ name, at, of, onMove }: MoveButtonsProps) {
  return (
    <span className="flex shrink-0">
      <IconButton
        size="sm"
        icon={ArrowUp}
        label={`Move ${name} up`}
        disabled={at === 0}
        onClick={() => onMove(at - 1)}
      />
      <IconButton
        size="sm"
        icon={ArrowDown}
        label={`Move ${name} down`}
        disabled={at === of - 1}
        onClick={() => onMove(at + 1)}
      />
    </span>
  )
}

export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1)
  const one = list[from]
  return one === undefined ? rest : rest.toSpliced(to, 0, one)
}
