import { Outlet } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { DeskEventsProvider } from '#web/backoffice/events/desk-events-provider.tsx'
import { KeyHelp } from '#web/backoffice/keys/key-help.tsx'
import { useKeyBoard } from '#web/backoffice/keys/use-keys.ts'
import { OfflineBanner } from '#web/storefront/shell/offline-banner.tsx'
import { RouteProgress } from '#web/storefront/shell/route-progress.tsx'
import { useFocusOnNavigation } from '#web/storefront/shell/use-focus-on-navigation.ts'
import { Drawer } from '#web/ui/overlay/drawer.tsx'
import { SkipLink } from '#web/ui/navigation/skip-link.tsx'
import { AreaList } from './area-list.tsx'
import { FootBar } from './foot-bar.tsx'
import { SideBar } from './side-bar.tsx'
import { TopBar } from './top-bar.tsx'
import { TwoStepBanner } from './two-step-banner.tsx'

const OFFLINE = 'What you see may be old, and changes wait for a connection.'

/** Side bar, top bar and the screen between them. */
export function DeskShell() {
  const main = useRef<HTMLElement>(null)
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const openMenu = () => setIsMenuOpen(true)
  const closeMenu = () => setIsMenuOpen(false)
  useFocusOnNavigation(main)
  useKeyBoard()
  return (
    <DeskEventsProvider>
      <SkipLink />
      <RouteProgress />
      <div className="flex min-h-dvh">
        <SideBar />
        <div className="flex min-w-0 grow flex-col">
          <TopBar onMenu={openMenu} />
          <OfflineBanner text={OFFLINE} />
          <TwoStepBanner />
          <main id="main" ref={main} tabIndex={-1} className="grow px-4 pt-5 pb-10 sm:px-6 lg:px-8 lg:pt-7">
            <Outlet />
          </main>
        </div>
      </div>
      <FootBar onMore={openMenu} />
      <Drawer isOpen={isMenuOpen} onClose={closeMenu} title="Back office">
        <nav aria-label="Back office">
          <AreaList onPress={closeMenu} isTall />
        </nav>
      </Drawer>
      <KeyHelp />
    </DeskEventsProvider>
  )
}
