import { Outlet, useRouter } from '@tanstack/react-router'
import { type ComponentType, Fragment, type ReactNode, useEffect } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { EmptyState } from '#web/ui/message/empty-state.tsx'
import { SpinnerPage } from '#web/ui/message/spinner.tsx'
import { useAuth } from './use-auth.ts'

const CloudOff = drawnIcon('cloud-off')

type MembersOnlyProps = {
  children?: ReactNode
  /** For a screen that has something to show although the shop does not answer; the words that say so are its children. */
  whenUnreachable?: ComponentType<{ children: ReactNode }>
}

/** Around the screens of members: a spinner until it is known whether the stored token still holds. */
export function MembersOnly({ children, whenUnreachable: Unreachable = Fragment }: MembersOnlyProps) {
  const { user, isLoading, isUnreachable, checkAgain } = useAuth()
  const router = useRouter()
  const isGuest = !isLoading && !user && !isUnreachable

  useEffect(() => {
    // The token has gone: the routes of wherever the visitor is by now decide anew.
    if (isGuest) void router.invalidate()
  }, [isGuest, router])

  if (user) return children ?? <Outlet />
  if (isUnreachable)
    return (
      <Unreachable>
        <AccountUnreachable onRetry={checkAgain} />
      </Unreachable>
    )
  return <SpinnerPage label="Checking your account" />
}

function AccountUnreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      icon={CloudOff}
      headingLevel={1}
      title="Your account could not be checked"
      text="The shop did not answer. You are still logged in; please try again in a moment."
      actions={<Button onClick={onRetry}>Try again</Button>}
    />
  )
}
