import { type ReactNode, useRef } from 'react'
import { Footer } from '#web/storefront/shell/footer.tsx'
import type { HeaderProps } from '#web/storefront/shell/header.tsx'
import { HeaderOfPage } from '#web/storefront/shell/header-of-page.tsx'
import { OfflineBanner } from '#web/storefront/shell/offline-banner.tsx'
import { RouteProgress } from '#web/storefront/shell/route-progress.tsx'
import { useFocusOnNavigation } from '#web/storefront/shell/use-focus-on-navigation.ts'
import { WhatsAppButton } from '#web/storefront/shell/whatsapp-button.tsx'
import { HydrationSlice } from '#web/ui/page/hydration-slice.tsx'
import { Notices } from '#web/ui/message/notices.tsx'
import { SkipLink } from '#web/ui/navigation/skip-link.tsx'
import { Toaster } from '#web/ui/message/toaster.tsx'

/**
 * What stands around every screen. Cart and account come in from outside and change by themselves: were they read here, their first
 * change would draw everything anew in one piece, before the parts of the page were hydrated one by one.
 */
export function Shell({ children, ...header }: HeaderProps & { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  useFocusOnNavigation(main)
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <RouteProgress />
      <HydrationSlice>
        <HeaderOfPage {...header} />
      </HydrationSlice>
      <OfflineBanner />
      <main id="main" ref={main} tabIndex={-1} className="grow">
        <HydrationSlice>{children}</HydrationSlice>
      </main>
      <HydrationSlice>
        <Footer />
      </HydrationSlice>
      <WhatsAppButton />
      <Toaster />
      <Notices />
    </div>
  )
}
