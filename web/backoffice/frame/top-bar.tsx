import { Menu } from 'lucide-react'
import { Bell } from '#web/backoffice/events/bell.tsx'
import { DeskSearch } from '#web/backoffice/search/desk-search.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { PersonMenu } from './person-menu.tsx'

export function TopBar({ onMenu }: { onMenu: () => void }) {
  return (
    <header className="sticky top-0 z-30 flex min-h-14 items-center gap-2 border-b border-sand bg-paper px-4 py-1.5 sm:gap-3 sm:px-6 lg:px-8">
      <IconButton
        label="Open menu"
        icon={Menu}
        onClick={onMenu}
        aria-haspopup="dialog"
        className="-ml-2.5 max-sm:hidden lg:hidden"
      />
      <DeskSearch />
      <div className="ml-auto flex shrink-0 items-center gap-1">
        <Bell />
        <PersonMenu />
      </div>
    </header>
  )
}
