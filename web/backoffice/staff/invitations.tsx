import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#web/api/api.ts'
import { useApi } from '#web/api/use-api.ts'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { Button } from '#web/ui/action/button.tsx'
import { FailedState } from '#web/ui/message/failed-state.tsx'
import { notice } from '#web/ui/message/notice.ts'
import { Badge } from '#web/ui/text/badge.tsx'
import { cacheAnswer } from '#web/backoffice/record/cache-answer.ts'
import { type Invitation, invitationsQuery, invite, withdraw } from './staff-api.ts'
import { placeText } from './staff-words.tsx'

/** Whoever is asked to come, and has not answered yet. */
export function Invitations() {
  const api = useApi()
  const { data, error, refetch } = useQuery(invitationsQuery(api))
  if (error && !data)
    return (
      <FailedState
        isCompact
        title="The invitations could not be loaded"
        text={error instanceof ApiError ? error.message : undefined}
        onRetry={() => void refetch()}
      />
    )
  if (!data || data.length === 0) return null
  return (
    <section aria-labelledby="invitations" className="mt-8">
      <h2 id="invitations" className="mb-3 font-sans text-base font-semibold">
        Invited
      </h2>
      <ul className="divide-y divide-sand/70 rounded-md border border-sand bg-white text-sm">
        {data.map((invitation) => (
          <InvitationLine key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </section>
  )
}

function InvitationLine({ invitation }: { invitation: Invitation }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const keep = (all: Invitation[]) => cacheAnswer(queryClient, invitationsQuery(api).queryKey, all)
  const onError = (error: Error) => notice({ title: 'Not done', description: error.message, tone: 'error' })
  const sending = useMutation({
    mutationFn: () => invite(api, invitation),
    onSuccess: async (all) => {
      await keep(all)
      notice({ title: 'Sent again', description: 'The older link has ended.', tone: 'success' })
    },
    onError,
  })
  const withdrawing = useMutation({ mutationFn: () => withdraw(api, invitation.id), onSuccess: keep, onError })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 grow">
        <p className="font-semibold wrap-anywhere">{invitation.email}</p>
        <p className="text-muted">
          {placeText(invitation)}, invited by {invitation.by}, {momentText(invitation.created_at)}
        </p>
      </div>
      {invitation.is_expired ? (
        <Badge tone="yellow">Expired</Badge>
      ) : (
        <Badge>Until {momentText(invitation.expires_at)}</Badge>
      )}
      <Button size="sm" variant="secondary" isBusy={sending.isPending} onClick={() => sending.mutate()}>
        Send again<span className="sr-only"> to {invitation.email}</span>
      </Button>
      <Button size="sm" variant="quiet" isBusy={withdrawing.isPending} onClick={() => withdrawing.mutate()}>
        Take back<span className="sr-only"> the invitation of {invitation.email}</span>
      </Button>
    </li>
  )
}
