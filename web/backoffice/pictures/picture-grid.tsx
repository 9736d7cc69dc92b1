import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { arrayMove, rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import type { ProductPicturesJson } from '#domain/api/picture-desk.ts'
import { PictureCard, type PictureActions } from './picture-card.tsx'

type PictureGridProps = {
  pictures: ProductPicturesJson
  actions: PictureActions
  onOrder: (names: string[]) => void
}

/** A short way before a drag begins, so that a press stays a press. */
const DRAG = { activationConstraint: { distance: 6 } }

/** What the shop shows, in its order: drag, or lift with Space, move with the arrow keys and put down with Space. */
export function PictureGrid({ pictures: { shown, colours }, actions, onOrder }: PictureGridProps) {
  const names = shown.map(({ name }) => name)
  const sensors = useSensors(
    useSensor(PointerSensor, DRAG),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const drop = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return
    onOrder(arrayMove(names, names.indexOf(String(active.id)), names.indexOf(String(over.id))))
  }
  const place = (id: unknown) => names.indexOf(String(id)) + 1
  const spoken: Announcements = {
    onDragStart: ({ active }) => `Lifted picture ${place(active.id)} of ${names.length}.`,
    onDragOver: ({ over }) =>
      over ? `Now at place ${place(over.id)} of ${names.length}.` : 'Outside of the pictures.',
    onDragEnd: ({ over }) => (over ? `Put down at place ${place(over.id)} of ${names.length}.` : 'Put back.'),
    onDragCancel: ({ active }) => `Put back at place ${place(active.id)}.`,
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements: spoken, screenReaderInstructions: INSTRUCTIONS }}
    >
      <SortableContext items={names} strategy={rectSortingStrategy}>
        <ol aria-label="Pictures in their order" className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4">
          {shown.map((entry, at) => (
            <PictureCard key={entry.name} entry={entry} place={at + 1} colours={colours} actions={actions} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

const INSTRUCTIONS = {
  draggable:
    'Press Space to lift the picture, the arrow keys to move it, Space again to put it down, Escape to put it back.',
}
