import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { clsx } from 'clsx'
import { Crop, EllipsisVertical, EyeOff, GripVertical, Pencil, Star } from 'lucide-react'
import type { ProductPicturesJson } from '#domain/api/picture-desk.ts'
import { smallestOf } from '#domain/pictures/picture-sizes.ts'
import { Menu, MenuItem, MenuLabel, MenuLine, MenuTick } from '#web/backoffice/parts/menu.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { focusAttributes } from '#web/ui/picture/focus-point.ts'
import { Badge } from '#web/ui/text/badge.tsx'
import { SizeProgress } from './size-progress.tsx'

export type ShownPicture = ProductPicturesJson['shown'][number]
export type PictureActions = {
  describe: (entry: ShownPicture) => void
  crop: (entry: ShownPicture) => void
  makeMain: (entry: ShownPicture) => void
  takeOff: (entry: ShownPicture) => void
  setColours: (entry: ShownPicture, colours: number[]) => void
}

type PictureCardProps = {
  entry: ShownPicture
  place: number
  colours: ProductPicturesJson['colours']
  actions: PictureActions
}

/** One picture in its place: moved by its handle, with the mouse, a finger or the keys. */
export function PictureCard({ entry, place, colours, actions }: PictureCardProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: entry.name,
  })
  const words = entry.picture?.alt ?? 'A picture from another site'
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Transform.toString(transform), transition }}
      className={clsx(
        'flex flex-col overflow-hidden rounded-md border border-sand bg-white',
        isDragging && 'relative z-10 shadow-lift',
      )}
    >
      <div className="relative aspect-[4/5] bg-linen">
        <img
          src={entry.picture ? smallestOf(entry.picture) : entry.url}
          // Its words stand under it.
          alt=""
          loading="lazy"
          {...focusAttributes(entry.picture?.focus)}
          className="size-full object-cover"
        />
        {place === 1 && (
          <Badge tone="leaf" icon={<Star aria-hidden />} className="absolute top-2 left-2">
            Main picture
          </Badge>
        )}
      </div>
      <div className="flex grow flex-col gap-1.5 p-2.5">
        <div className="flex flex-wrap items-start justify-between gap-1 sm:flex-nowrap">
          <button
            ref={setActivatorNodeRef}
            type="button"
            {...attributes}
            {...listeners}
            aria-label={`Move picture ${place}: ${words}`}
            className="-ml-1 grid size-9 shrink-0 cursor-grab touch-none place-items-center rounded-sm hover:bg-linen"
          >
            <GripVertical aria-hidden className="size-4.5 text-muted" />
          </button>
          <p className="order-last line-clamp-3 min-w-0 basis-full text-sm break-words sm:order-none sm:grow sm:basis-0 sm:pt-1.5">
            {words}
          </p>
          <CardMenu {...{ entry, place, colours, actions, words }} />
        </div>
        <Colours entry={entry} colours={colours} />
        {entry.picture && <SizeProgress picture={entry.picture} />}
      </div>
    </li>
  )
}

function Colours({ entry, colours }: Pick<PictureCardProps, 'entry' | 'colours'>) {
  const names = colours.filter(({ id }) => entry.colours.includes(id)).map(({ color }) => color)
  return names.length === 0 ? null : <p className="text-xs text-muted">Shows {names.join(', ')}</p>
}

function CardMenu({ entry, place, colours, actions, words }: PictureCardProps & { words: string }) {
  const turn = (id: number, isOn: boolean) =>
    actions.setColours(entry, isOn ? [...entry.colours, id] : entry.colours.filter((each) => each !== id))
  return (
    <Menu
      align="end"
      trigger={<IconButton size="sm" icon={EllipsisVertical} label={`Actions for picture ${place}: ${words}`} />}
    >
      {entry.picture && (
        <>
          <MenuItem icon={<Pencil aria-hidden />} onSelect={() => actions.describe(entry)}>
            Words and focus
          </MenuItem>
          <MenuItem icon={<Crop aria-hidden />} onSelect={() => actions.crop(entry)}>
            Crop
          </MenuItem>
        </>
      )}
      {place > 1 && (
        <MenuItem icon={<Star aria-hidden />} onSelect={() => actions.makeMain(entry)}>
          Make it the main picture
        </MenuItem>
      )}
      <MenuItem icon={<EyeOff aria-hidden />} onSelect={() => actions.takeOff(entry)}>
        Take off the page
      </MenuItem>
      {colours.length > 0 && (
        <>
          <MenuLine />
          <MenuLabel>Shows the colour</MenuLabel>
          {colours.map(({ id, color }) => (
            <MenuTick key={id} isOn={entry.colours.includes(id)} onChange={(isOn) => turn(id, isOn)}>
              {color}
            </MenuTick>
          ))}
        </>
      )}
    </Menu>
  )
}
