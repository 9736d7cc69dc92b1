import { useStaff } from '#web/backoffice/frame/use-staff.ts'
import { OfflineBanner } from '#web/storefront/shell/offline-banner.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { RoundView } from './round-view.tsx'

/** Day, van, and the doors of the day in their order. */
export function RoundScreen() {
  const { user } = useStaff()
  return <RoundView driver={{ id: user.id, name: user.name }} />
}

/**
 * The same without the frame, for a phone that is opened without network: nobody can be asked whether the login still holds, so it
 * shows what this phone has kept, and nothing else. In one file with the screen, so that one built file brings both.
 */
export function OfflineRound({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <>
      <OfflineBanner text="Deliveries are kept on this phone and sent later." />
      <main id="main" className="px-4 pt-5 pb-16 sm:px-6">
        <RoundView driver={null} />
        <div className="mt-6 border-t border-sand pt-4">
          <Button variant="secondary" onClick={onTryAgain}>
            Back to the whole desk
          </Button>
          <p className="mt-2 text-sm text-muted">Needs a connection. What waits on this phone stays.</p>
        </div>
      </main>
    </>
  )
}
