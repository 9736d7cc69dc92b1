import { useQuery } from '@tanstack/react-query'
import { useApi } from '#web/api/use-api.ts'
import { shelvesQuery } from '#web/api/shelves.ts'
import { NavLink } from '#web/ui/navigation/nav-link.tsx'
import { Skeleton } from '#web/ui/message/skeleton.tsx'

/** Categories and rooms in the phone's menu. Where they cannot be fetched SHOP still leads to all of them. */
export function MenuShelves({ onClose }: { onClose: () => void }) {
  const api = useApi()
  const { data, isPending } = useQuery(shelvesQuery(api))
  if (isPending) return <Skeleton className="mt-6 h-40 w-full" />
  return (
    <>
      <Shelves title="Categories" name="category_id" shelves={data?.categories ?? []} onClose={onClose} />
      <Shelves title="Rooms" name="room_id" shelves={data?.rooms ?? []} onClose={onClose} />
    </>
  )
}

type ShelvesProps = {
  title: string
  name: 'category_id' | 'room_id'
  shelves: readonly { id: number; name: string }[]
  onClose: () => void
}

function Shelves({ title, name, shelves, onClose }: ShelvesProps) {
  if (shelves.length === 0) return null
  return (
    <nav aria-label={title} className="mt-6">
      <h3 className="caps font-sans text-muted">{title}</h3>
      <ul className="mt-1 grid grid-cols-2 gap-x-4">
        {shelves.map((shelf) => (
          <li key={shelf.id}>
            <NavLink
              href={`/products?${name}=${shelf.id}`}
              onClick={onClose}
              className="flex min-h-11 items-center leading-tight hover:underline"
            >
              {shelf.name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
