import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useApi } from '#web/api/use-api.ts'
import { ConfirmAction } from '#web/backoffice/form/confirm-action.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { notice } from '#web/ui/message/notice.ts'
import { cacheAnswer } from '#web/backoffice/record/cache-answer.ts'
import { type Colleague, colleagueActions, colleagueQuery, renewStaffList } from './staff-api.ts'

type DialogProps = { colleague: Colleague; isOpen: boolean; onClose: () => void }

export function RevokeDialog({ colleague, isOpen, onClose }: DialogProps) {
  const { revoke } = colleagueActions(useApi(), colleague.id)
  const router = useRouter()
  const queryClient = useQueryClient()
  const [reason, setReason] = useState('')
  return (
    <ConfirmAction
      isOpen={isOpen}
      onClose={onClose}
      title={`End the access of ${colleague.name}?`}
      words={
        <ul className="list-disc space-y-1 pl-5">
          <li>They are logged out everywhere at once, and told by mail.</li>
          <li>Invitations that they sent and nobody answered end as well.</li>
          <li>Their account as a customer stays, and what they did stays in the audit log.</li>
        </ul>
      }
      confirmLabel="End the access"
      busyLabel="Ending..."
      isDangerous
      isTyped={reason !== ''}
      onConfirm={() => revoke({ version: colleague.version, reason })}
      onDone={() => {
        renewStaffList(queryClient)
        notice({ title: `${colleague.name} no longer works here`, tone: 'success' })
        void router.navigate({ href: '/backoffice/staff' })
      }}
    >
      <TextInput
        label="Reason"
        hint="Only for the audit log."
        isRequired={false}
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmAction>
  )
}

export function TwoStepDialog({ colleague, isOpen, onClose }: DialogProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  return (
    <ConfirmAction
      isOpen={isOpen}
      onClose={onClose}
      title="Switch the second step off for them?"
      words={`Do this only when you know that it is ${colleague.name} who asks. They are logged out everywhere and log in with their password alone until they set it up again.`}
      confirmLabel="Switch it off"
      busyLabel="Switching off..."
      isDangerous
      onConfirm={async () =>
        cacheAnswer(
          queryClient,
          colleagueQuery(api, colleague.id).queryKey,
          await colleagueActions(api, colleague.id).endTwoStep(),
        )
      }
      onDone={() => {
        renewStaffList(queryClient)
        notice({ title: 'Switched off', description: 'They were told by mail.', tone: 'success' })
      }}
    />
  )
}
