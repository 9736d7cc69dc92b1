import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { DeviceSession } from '#domain/api/accounts.ts'
import { accountsApi, sessionsQuery } from '#web/api/accounts.ts'
import { useApi } from '#web/api/use-api.ts'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { Badge } from '#web/ui/text/badge.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { FailedState } from '#web/ui/message/failed-state.tsx'
import { Skeleton } from '#web/ui/message/skeleton.tsx'
import { useAccountChange } from './use-account-change.ts'

const MonitorSmartphone = drawnIcon('monitor-smartphone')

export function DevicesSection() {
  const api = useApi()
  const queryClient = useQueryClient()
  const { data, isPending, isLoadingError, refetch } = useQuery(sessionsQuery(api))
  const onDone = () => queryClient.invalidateQueries({ queryKey: sessionsQuery(api).queryKey })
  const endingOthers = useAccountChange({ change: () => accountsApi(api).endOtherSessions(), onDone })
  if (isPending) return <DeviceSkeletons />
  if (isLoadingError)
    return <FailedState isCompact title="Your devices could not be loaded" onRetry={() => void refetch()} />
  return (
    <div className="max-w-3xl">
      <p className="mb-5 text-muted">
        Where you are logged in. Do you not know one of them? Log it out and change your password.
      </p>
      <ul className="divide-y divide-sand border-y border-sand">
        {data.map((session) => (
          <Device key={session.id} session={session} onDone={onDone} />
        ))}
      </ul>
      {data.length > 1 && (
        <Button
          className="mt-6"
          variant="secondary"
          isBusy={endingOthers.isPending}
          onClick={() => endingOthers.mutate(undefined)}
        >
          Log out all other devices
        </Button>
      )}
    </div>
  )
}

function Device({ session, onDone }: { session: DeviceSession; onDone: () => Promise<void> }) {
  const api = useApi()
  const ending = useAccountChange({ change: () => accountsApi(api).endSession(session.id), onDone })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <MonitorSmartphone aria-hidden strokeWidth={1.4} className="size-6 text-brass-deep" />
      <div className="grow">
        <p className="flex flex-wrap items-center gap-2.5 font-semibold">
          {session.device}
          {session.is_current && <Badge tone="green">This device</Badge>}
        </p>
        <p className="text-sm text-muted">
          Logged in {moment.format(new Date(session.created_at))}, last seen{' '}
          {moment.format(new Date(session.last_seen_at))}
        </p>
      </div>
      {!session.is_current && (
        <Button variant="secondary" size="sm" isBusy={ending.isPending} onClick={() => ending.mutate(undefined)}>
          Log out<span className="sr-only"> {session.device}</span>
        </Button>
      )}
    </li>
  )
}

const moment = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' })

function DeviceSkeletons() {
  return (
    <div role="status" className="grid max-w-3xl gap-3">
      <span className="sr-only">Loading your devices</span>
      {[1, 2].map((row) => (
        <Skeleton key={row} className="h-16" />
      ))}
    </div>
  )
}
