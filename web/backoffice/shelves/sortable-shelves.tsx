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
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { clsx } from 'clsx'
import { GripVertical } from 'lucide-react'
import { useState } from 'react'
import { SHELVES } from '#domain/api/endpoints/shelves.ts'
import type { ShelfJson, ShelfKind } from '#domain/api/shelves.ts'
import { call } from '#web/api/call.ts'
import { notice } from '#web/ui/message/notice.ts'
import { ShelfActions } from './shelf-actions.tsx'
import { useShelves } from './shelves-api.ts'

type SortableProps = { kind: ShelfKind; shelves: readonly ShelfJson[] }

export function SortableShelves({ kind, shelves }: SortableProps) {
  const { shown, drop } = useOrder({ kind, shelves })
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: announce(shown) }}
      onDragEnd={drop}
    >
      <SortableContext items={shown.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ul className="divide-y divide-sand/70">
          {shown.map((shelf) => (
            <ShelfLine key={shelf.id} kind={kind} shelf={shelf} others={shelves} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}

/** For who does not see where the line is. */
function announce(shelves: readonly ShelfJson[]): Announcements {
  const nameOf = (id: number | string) => shelves.find((shelf) => shelf.id === id)?.name ?? ''
  const placeOf = (id: number | string) =>
    `place ${shelves.findIndex((shelf) => shelf.id === id) + 1} of ${shelves.length}`
  return {
    onDragStart: ({ active }) => `${nameOf(active.id)} is taken`,
    onDragOver: ({ active, over }) => (over ? `${nameOf(active.id)} is at ${placeOf(over.id)}` : undefined),
    onDragEnd: ({ active, over }) => (over ? `${nameOf(active.id)} is put at ${placeOf(over.id)}` : undefined),
    onDragCancel: ({ active }) => `${nameOf(active.id)} is back where it was`,
  }
}

/** The new order stands at once and is taken back if the shop refuses it. */
function useOrder({ kind, shelves }: SortableProps) {
  const { api, keep } = useShelves()
  const [wished, setWished] = useState<readonly number[] | null>(null)
  const place = (id: number) => wished?.indexOf(id) ?? 0
  const shown = wished ? shelves.toSorted((a, b) => place(a.id) - place(b.id)) : shelves
  const drop = ({ active, over }: DragEndEvent) => {
    const ids = shown.map(({ id }) => id)
    const [from, to] = [ids.indexOf(Number(active.id)), ids.indexOf(Number(over?.id))]
    if (from === to || from < 0 || to < 0) return
    const sorted = arrayMove(ids, from, to)
    setWished(sorted)
    keep(call(api, SHELVES.sort, { params: { kind }, body: { ids: sorted } }))
      .then(() => notice({ title: 'The new order is saved', tone: 'success' }))
      .catch((error: Error) => notice({ title: error.message, tone: 'error' }))
      .finally(() => setWished(null))
  }
  return { shown, drop }
}

type LineProps = { kind: ShelfKind; shelf: ShelfJson; others: readonly ShelfJson[] }

function ShelfLine({ kind, shelf, others }: LineProps) {
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id: shelf.id })
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Transform.toString(transform), transition }}
      className={clsx('flex items-center gap-2 bg-white py-1.5', isDragging && 'relative z-10 shadow-lift')}
    >
      <button
        type="button"
        {...attributes}
        {...listeners}
        aria-label={`Move ${shelf.name}`}
        className="grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-sm text-muted hover:bg-linen active:cursor-grabbing"
      >
        <GripVertical aria-hidden className="size-4.5" />
      </button>
      <span className="min-w-0 grow">
        <span className="font-semibold">{shelf.name}</span>
        <span className="block text-sm text-muted wrap-anywhere">
          {shelf.slug}, {shelf.products === 1 ? '1 product' : `${shelf.products} products`}
        </span>
      </span>
      <ShelfActions kind={kind} shelf={shelf} others={others.filter(({ id }) => id !== shelf.id)} />
    </li>
  )
}
