import type { Spot } from '#domain/api/catalog.ts'
import { NavLink } from '#web/ui/navigation/nav-link.tsx'
import { Money } from '#web/ui/text/money.tsx'

/** Which rectangle the picture is cut to before it is laid over its frame; room-dots.css knows them. */
type Shape = 'wide' | 'tall' | 'photo'
type RoomDotsProps = { id: string; spots: readonly Spot[]; shape: Shape; className?: string }

/** In steps of two percent, for which main.css has classes: the security policy of served pages forbids style attributes. */
const step = (percent: number) => 2 * Math.round(percent / 2)

/** Dots on a picture of a room. Each opens a native popover, so they work before and without script. */
export function RoomDots({ id, spots, shape, className = '' }: RoomDotsProps) {
  return (
    <div className={`room-dots ${className}`}>
      <ul aria-label="In this room" data-shape={shape}>
        {spots.map(({ slug, name, price, x, y }) => (
          <li key={slug} className={`[--x:${step(x)}%] [--y:${step(y)}%]`}>
            <button type="button" popoverTarget={`${id}-${slug}`} aria-label={`Show ${name}`} className="room-dot" />
            <div id={`${id}-${slug}`} popover="auto" className="room-dot-card">
              <NavLink href={`/product/${slug}`} className="font-medium underline">
                {name}
              </NavLink>
              <Money amount={price} className="mt-1 block" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

type RoomPiecesProps = { spots: readonly Spot[]; title?: string; className?: string }

/** The same pieces as words, for whoever would rather read than aim. */
export function RoomPieces({ spots, title = 'In this room', className = '' }: RoomPiecesProps) {
  return (
    <div className={className}>
      <p className="caps">{title}</p>
      <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {spots.map(({ slug, name, price }) => (
          <li key={slug}>
            <NavLink href={`/product/${slug}`} className="inline-block py-1 underline">
              {name}
            </NavLink>{' '}
            <Money amount={price} />
          </li>
        ))}
      </ul>
    </div>
  )
}
