import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { RoundStop } from '#domain/api/delivery.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'

type StopListProps = {
  stops: readonly RoundStop[]
  /** Null where the order cannot be changed now. */
  onMove: ((from: number, to: number) => void) | null
  children: (stop: RoundStop, number: number, handles: ReactNode) => ReactNode
}

const NEAR = { activationConstraint: { distance: 6 } }

/** In the order in which the van drives; pulled by the handle, or moved with the two buttons. */
export function StopList({ stops, onMove, children }: StopListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, NEAR),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const [said, setSaid] = useState('')
  const pressed = useRef<string | null>(null)
  const ids = stops.map(({ id }) => id)
  const order = ids.join(' ')

  const move = (from: number, to: number, button: string | null) => {
    const stop = stops[from]
    if (!onMove || !stop || to < 0 || to >= stops.length || from === to) return
    pressed.current = button
    onMove(from, to)
    setSaid(`${stop.name} is stop ${to + 1} of ${stops.length} now`)
  }
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) move(ids.indexOf(Number(active.id)), ids.indexOf(Number(over.id)), null)
  }
  // A moved row loses the focus: whoever presses again means the same row.
  useLayoutEffect(() => {
    if (pressed.current) document.getElementById(pressed.current)?.focus()
    pressed.current = null
  }, [order])

  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol className="grid gap-3">
          {stops.map((stop, index) => (
            <StopRow key={stop.id} stop={stop} canMove={onMove !== null}>
              {(grip) =>
                children(
                  stop,
                  index + 1,
                  onMove && <Handles stop={stop} index={index} count={stops.length} grip={grip} onMove={move} />,
                )
              }
            </StopRow>
          ))}
        </ol>
      </SortableContext>
      <p role="status" className="sr-only">
        {said}
      </p>
    </DndContext>
  )
}

type StopRowProps = { stop: RoundStop; canMove: boolean; children: (grip: ReactNode) => ReactNode }

function StopRow({ stop, canMove, children }: StopRowProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: stop.id,
    disabled: !canMove,
  })
  const style = { transform: CSS.Translate.toString(transform), transition: transition ?? '' }
  return (
    <li ref={setNodeRef} style={style} className={isDragging ? 'relative z-10 opacity-90 shadow-lift' : ''}>
      {children(
        <button
          type="button"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={`Pull ${stop.name} to another place`}
          className="grid size-11 cursor-grab touch-none place-items-center rounded-full text-muted hover:bg-linen max-sm:hidden"
        >
          <GripVertical aria-hidden className="size-5" />
        </button>,
      )}
    </li>
  )
}

type HandlesProps = {
  stop: RoundStop
  index: number
  count: number
  grip: ReactNode
  onMove: (from: number, to: number, button: string) => void
}

function Handles({ stop, index, count, grip, onMove }: HandlesProps) {
  const [up, down] = [`stop-${stop.id}-up`, `stop-${stop.id}-down`]
  return (
    <>
      <IconButton
        id={up}
        label={`Move ${stop.name} up`}
        icon={ArrowUp}
        aria-disabled={index === 0 || undefined}
        onClick={() => onMove(index, index - 1, up)}
        className="aria-disabled:opacity-40"
      />
      <IconButton
        id={down}
        label={`Move ${stop.name} down`}
        icon={ArrowDown}
        aria-disabled={index === count - 1 || undefined}
        onClick={() => onMove(index, index + 1, down)}
        className="aria-disabled:opacity-40"
      />
      {grip}
    </>
  )
}
