import { useQueryClient } from '@tanstack/react-query'
import { rightsBody } from '#domain/api/staff.ts'
import { useApi } from '#web/api/use-api.ts'
import { FormDialog } from '#web/backoffice/form/form-dialog.tsx'
import { FormText } from '#web/backoffice/form/form-fields.tsx'
import { notice } from '#web/ui/message/notice.ts'
import { cacheAnswer } from '#web/backoffice/record/cache-answer.ts'
import { RightsFields } from './rights-fields.tsx'
import { type Colleague, colleagueActions, colleagueQuery, renewStaffList } from './staff-api.ts'

type RightsDialogProps = { colleague: Colleague; isOpen: boolean; onClose: () => void }

const valuesOf = ({ role, permissions, version }: Colleague) => ({
  role,
  permissions: role === 'owner' ? [] : [...permissions],
  version,
  reason: '',
})

export function RightsDialog({ colleague, isOpen, onClose }: RightsDialogProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const query = colleagueQuery(api, colleague.id)
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      size="lg"
      title={`What may ${colleague.name} do?`}
      description="It holds at once, and they are told by mail."
      schema={rightsBody}
      values={valuesOf(colleague)}
      send={async (values) =>
        cacheAnswer(queryClient, query.queryKey, await colleagueActions(api, colleague.id).changeRights(values))
      }
      reload={async () => valuesOf(await queryClient.fetchQuery(query))}
      submitLabel="Save the rights"
      busyLabel="Saving..."
      onSaved={() => {
        renewStaffList(queryClient)
        notice({ title: 'Saved', description: 'They were told by mail.', tone: 'success' })
      }}
    >
      {(form) => {
        const { role, permissions } = form.watch()
        return (
          <>
            <RightsFields
              value={{ role, permissions }}
              onChange={(rights) => {
                form.setValue('role', rights.role, { shouldDirty: true })
                form.setValue('permissions', [...rights.permissions], { shouldDirty: true })
              }}
            />
            <FormText form={form} name="reason" label="Reason" isRequired={false} maxLength={300} />
          </>
        )
      }}
    </FormDialog>
  )
}
