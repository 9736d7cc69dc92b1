import { NavLink } from '#web/ui/navigation/nav-link.tsx'

const PLACES = [
  ['Words', '/backoffice/search-words'],
  ['Not found', '/backoffice/search-words/missed'],
  ['Try a search', '/backoffice/search-words/try'],
] as const

const TAB =
  'inline-flex min-h-10 items-center border-b-2 border-transparent px-3 text-sm font-medium text-muted hover:text-ink aria-[current]:border-leaf aria-[current]:font-semibold aria-[current]:text-ink'

export function WordsTabs({ here }: { here: (typeof PLACES)[number][0] }) {
  return (
    <nav aria-label="Search words" className="mb-4 flex gap-1 overflow-x-auto border-b border-sand">
      {PLACES.map(([label, href]) => (
        <NavLink key={href} href={href} aria-current={label === here ? 'page' : undefined} className={TAB}>
          {label}
        </NavLink>
      ))}
    </nav>
  )
}
