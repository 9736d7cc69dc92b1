import { useMutation, useQueryClient } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { useApi } from '#web/api/use-api.ts'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { Button } from '#web/ui/action/button.tsx'
import { notice } from '#web/ui/message/notice.ts'
import { Badge } from '#web/ui/text/badge.tsx'
import { cacheAnswer } from '#web/backoffice/record/cache-answer.ts'
import { type Colleague, colleagueActions, colleagueQuery, renewStaffList } from './staff-api.ts'

/** Where somebody is logged in, and the way out of each. */
export function ColleagueDevices({ colleague }: { colleague: Colleague }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const actions = colleagueActions(api, colleague.id)
  const ending = useMutation({
    mutationFn: (session: number | 'all') => (session === 'all' ? actions.endSessions() : actions.endSession(session)),
    onSuccess: async (sheet) => {
      await cacheAnswer(queryClient, colleagueQuery(api, colleague.id).queryKey, sheet)
      renewStaffList(queryClient)
      notice({ title: 'Logged out', tone: 'success' })
    },
    onError: (error) => notice({ title: 'Not logged out', description: error.message, tone: 'error' }),
  })
  if (colleague.sessions.length === 0) return <p className="text-muted">Logged in nowhere.</p>
  return (
    <>
      <ul className="divide-y divide-sand/70">
        {colleague.sessions.map(({ id, device, is_current: isThis, last_seen_at: seenAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
            <MonitorSmartphone aria-hidden strokeWidth={1.4} className="size-5 text-brass-deep" />
            <div className="grow">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {device}
                {isThis && <Badge tone="green">This device</Badge>}
              </p>
              <p className="text-muted">Last seen {momentText(seenAt)}</p>
            </div>
            {colleague.may_change && !isThis && (
              <Button size="sm" variant="secondary" isBusy={ending.isPending} onClick={() => ending.mutate(id)}>
                Log out<span className="sr-only"> {device}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {colleague.may_change && !colleague.is_you && (
        <Button className="mt-3" size="sm" isBusy={ending.isPending} onClick={() => ending.mutate('all')}>
          Log out everywhere
        </Button>
      )}
    </>
  )
}
