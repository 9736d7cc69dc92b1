import { useRouterState } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { useAuth } from '#web/session/use-auth.ts'
import { SpinnerPage } from '#web/ui/message/spinner.tsx'
import { late } from '#web/ui/page/late.ts'

const ROUND_PATH = '/backoffice/delivery'

const OfflineRound = late(async () => (await import('#web/backoffice/delivery/round-screen.tsx')).OfflineRound)

/** The one screen that opens without network is the delivery round; everywhere else `children` say that the shop did not answer. */
export function OfflineDesk({ children }: { children: ReactNode }) {
  const { checkAgain } = useAuth()
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  if (pathname !== ROUND_PATH) return children
  return (
    <Suspense fallback={<SpinnerPage />}>
      <OfflineRound onTryAgain={() => void checkAgain()} />
    </Suspense>
  )
}
