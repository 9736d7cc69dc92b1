import { useQueryClient } from '@tanstack/react-query'
import type { Permission } from '#domain/accounts/permissions.ts'
import { STAFF_PRESETS } from '#domain/accounts/staff-presets.ts'
import { inviteBody } from '#domain/api/staff.ts'
import { useApi } from '#web/api/use-api.ts'
import { FormDialog } from '#web/backoffice/form/form-dialog.tsx'
import { FormText } from '#web/backoffice/form/form-fields.tsx'
import { notice } from '#web/ui/message/notice.ts'
import { cacheAnswer } from '#web/backoffice/record/cache-answer.ts'
import { RightsFields } from './rights-fields.tsx'
import { invitationsQuery, invite } from './staff-api.ts'

type Values = { email: string; role: 'staff' | 'owner'; permissions: Permission[] }
const FIRST: Values = { email: '', role: 'staff', permissions: [...STAFF_PRESETS.packer] }

export function InviteDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const api = useApi()
  const queryClient = useQueryClient()
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      size="lg"
      title="Invite a colleague"
      description="A link comes by mail. It works once, within 7 days; a customer keeps their account."
      schema={inviteBody}
      values={FIRST}
      send={async (values) => cacheAnswer(queryClient, invitationsQuery(api).queryKey, await invite(api, values))}
      submitLabel="Send the invitation"
      busyLabel="Sending..."
      onSaved={() => notice({ title: 'Invited', description: 'The mail is on its way.', tone: 'success' })}
    >
      {(form) => {
        const { role, permissions } = form.watch()
        return (
          <>
            <FormText form={form} name="email" label="Email" type="email" inputMode="email" autoComplete="off" />
            <RightsFields
              value={{ role, permissions }}
              onChange={(rights) => {
                form.setValue('role', rights.role, { shouldDirty: true })
                form.setValue('permissions', [...rights.permissions], { shouldDirty: true })
              }}
            />
          </>
        )
      }}
    </FormDialog>
  )
}
