import { AreaLink } from './area-link.tsx'
import { type Area, areasFor } from './areas.ts'
import { useStaff } from './use-staff.ts'

/** The side bar's content, and the drawer's where there is no room for a side bar. */
export function AreaList({ onPress, isTall = false }: { onPress?: () => void; isTall?: boolean }) {
  const { may } = useStaff()
  const groups = Map.groupBy(areasFor(may), ({ group }: Area) => group)
  return (
    <div className="flex flex-col gap-5">
      {[...groups].map(([group, areas]) => (
        <div key={group}>
          <p className="caps px-3 pb-1.5 text-muted">{group}</p>
          <ul className="flex flex-col gap-0.5">
            {areas.map((area) => (
              <li key={area.href}>
                <AreaLink area={area} onPress={onPress} isTall={isTall} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
