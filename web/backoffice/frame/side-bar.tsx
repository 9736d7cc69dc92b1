import { useShop } from '#web/document/use-shop.ts'
import { BrandMark } from '#web/storefront/shell/brand.tsx'
import { NavLink } from '#web/ui/navigation/nav-link.tsx'
import { AreaList } from './area-list.tsx'

export function SideBar() {
  return (
    <nav
      aria-label="Back office"
      className="sticky top-0 hidden h-dvh w-56 shrink-0 flex-col border-r border-sand bg-linen lg:flex print:hidden"
    >
      <div className="px-4 pt-3 pb-4">
        <DeskBrand />
      </div>
      <div className="grow overflow-y-auto overscroll-contain px-3 pb-6">
        <AreaList />
      </div>
    </nav>
  )
}

function DeskBrand() {
  const shop = useShop()
  return (
    <NavLink href="/backoffice" className="inline-flex min-h-11 items-center gap-2.5">
      <BrandMark className="size-6.5 shrink-0 text-leaf" />
      <span>
        <span className="block font-serif text-lg/none font-medium tracking-tighter">{shop.name}</span>{' '}
        <span className="block pt-1 text-[0.6875rem]/none font-medium tracking-caps text-muted uppercase">
          Back office
        </span>
      </span>
    </NavLink>
  )
}
