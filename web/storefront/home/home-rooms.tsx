import type { Room } from '#domain/api/catalog.ts'
import { pictureSource } from '#web/storefront/listing/product-picture.ts'
import { RoomDots, RoomPieces } from '#web/storefront/room-pieces/room-dots.tsx'
import { NavLink } from '#web/ui/navigation/nav-link.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'
import { SectionHeading } from '#web/ui/text/section-heading.tsx'
import { ArrowLink } from '#web/ui/action/text-link.tsx'

const LINES: Record<string, string> = {
  'living-room': 'Sofas, low tables, lamps for the long evening',
  bedroom: 'Beds that do not creak, linen that softens',
  'dining-room': 'Tables for eight, chairs for three hours',
}

export function HomeRooms({ rooms }: { rooms: readonly Room[] }) {
  return (
    <section aria-labelledby="rooms-title" className="page py-section">
      <SectionHeading
        id="rooms-title"
        title="ROOMS"
        lead="Begin with the room, end with the lamp."
        action={<ArrowLink href="/products">ALL ROOMS</ArrowLink>}
      />
      <ul className="mt-8 grid gap-5 md:grid-cols-3 lg:gap-7">
        {rooms.map((room) => (
          <li key={room.id} className="group relative">
            <div className="relative overflow-hidden rounded-sm">
              <Picture
                picture={pictureSource(room.picture)}
                alt=""
                sizes="(min-width: 48rem) 33vw, 100vw"
                className="transition-transform duration-500 group-hover:scale-[1.03] max-md:aspect-[3/2]"
              />
              {room.picture?.spots && (
                <RoomDots id={room.slug} shape="tall" spots={room.picture.spots} className="z-10" />
              )}
            </div>
            <h3 className="mt-4 text-subheading">
              <NavLink href={`/products?room_id=${room.id}`} className="stretched group-hover:underline">
                {room.name}
              </NavLink>
            </h3>
            <p className="text-sm text-muted">{LINES[room.slug] ?? 'Everything for this room'}</p>
            {room.picture?.spots && <RoomPieces spots={room.picture.spots} className="relative z-10 mt-3" />}
          </li>
        ))}
      </ul>
    </section>
  )
}
