import { useState } from 'react'
import { areasFor } from '#web/backoffice/frame/areas.ts'
import { useStaff } from '#web/backoffice/frame/use-staff.ts'
import { ScreenHead } from '#web/backoffice/parts/screen-head.tsx'
import { dayTextOf } from '#domain/time/day-text.ts'
import { NavLink } from '#web/ui/navigation/nav-link.tsx'
import { Kbd } from '#web/backoffice/keys/key-help.tsx'

/** The first screen of a working day: who is here, and where the work is. */
export function TodayScreen() {
  const [today] = useState(() => dayTextOf(new Date().toISOString()))
  const { user, may } = useStaff()
  const places = areasFor(may).filter(({ href }) => href !== '/backoffice')
  return (
    <>
      <ScreenHead title={`Good day, ${firstName(user.name)}`} about={today} />
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {places.map(({ href, label, about, icon: Icon }) => (
          <li key={href} className="relative flex gap-4 rounded-md border border-sand bg-white p-4 hover:border-edge">
            <span className="grid size-10 shrink-0 place-items-center rounded-full bg-leaf-soft text-leaf">
              <Icon aria-hidden strokeWidth={1.6} className="size-5" />
            </span>
            <span>
              <NavLink href={href} className="stretched font-semibold">
                {label}
              </NavLink>
              <span className="block text-sm text-muted">{about}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-sm text-muted max-sm:hidden">
        Press <Kbd>/</Kbd> to search and <Kbd>?</Kbd> for all keys.
      </p>
    </>
  )
}

const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? name
