import { Menu } from 'lucide-react'
import { FOOT_PLACE, FootLink } from './area-link.tsx'
import { areasFor } from './areas.ts'
import { useStaff } from './use-staff.ts'

const PLACES = 4

/** On phones the most used places are under the thumb; the rest is behind More. */
export function FootBar({ onMore }: { onMore: () => void }) {
  const { may } = useStaff()
  return (
    <nav
      aria-label="Quick places"
      data-floating
      className="fixed inset-x-0 bottom-0 z-40 flex border-t border-sand bg-paper pb-[env(safe-area-inset-bottom)] sm:hidden"
    >
      {areasFor(may)
        .slice(0, PLACES)
        .map((area) => (
          <FootLink key={area.href} area={area} />
        ))}
      <button type="button" aria-haspopup="dialog" onClick={onMore} className={FOOT_PLACE}>
        <Menu aria-hidden strokeWidth={1.6} className="size-5" />
        More
      </button>
    </nav>
  )
}
