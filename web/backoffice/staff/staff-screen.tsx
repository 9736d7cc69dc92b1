import { UserRoundPlus, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { SECURITY_PATH } from '#web/backoffice/frame/two-step-banner.tsx'
import { useStaff } from '#web/backoffice/frame/use-staff.ts'
import { choicesOf, type ListFields } from '#web/backoffice/list/list-address.ts'
import { type ListColumn, rowId } from '#web/backoffice/list/list-column.ts'
import { ListScreen } from '#web/backoffice/list/list-screen.tsx'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { EmptyState } from '#web/ui/message/empty-state.tsx'
import { Invitations } from './invitations.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { loadStaff, type StaffRow } from './staff-api.ts'
import { placeText, rightsText, TwoStepBadge } from './staff-words.tsx'

const FIELDS: ListFields = {
  filters: [
    {
      name: 'two_step',
      label: 'Two-step',
      kind: 'choices',
      options: choicesOf({ on: 'On', off: 'Off' }),
    },
  ],
  sorts: ['name', 'seen'],
  firstSort: 'name',
}

const COLUMNS: readonly ListColumn<StaffRow>[] = [
  { id: 'name', header: 'Name', sort: 'name', cell: (row) => (row.is_you ? `${row.name} (you)` : row.name) },
  { id: 'email', header: 'Email', cell: (row) => row.email },
  { id: 'place', header: 'Works as', cell: placeText },
  { id: 'rights', header: 'Rights', cell: rightsText, isHiddenAtFirst: true },
  {
    id: 'seen',
    header: 'Last seen',
    sort: 'seen',
    cell: (row) => (row.last_seen_at ? momentText(row.last_seen_at) : 'Never'),
  },
  { id: 'devices', header: 'Devices', align: 'end', cell: (row) => row.devices },
  { id: 'two_step', header: 'Two-step', cell: (row) => <TwoStepBadge row={row} /> },
]

export function StaffScreen() {
  const [isInviting, setIsInviting] = useState(false)
  return (
    <>
      <ListScreen
        title="Staff"
        about={<StaffAbout />}
        actions={
          <Button size="sm" icon={<UserRoundPlus aria-hidden className="size-4" />} onClick={() => setIsInviting(true)}>
            Invite
          </Button>
        }
        area="staff"
        path="/backoffice/staff"
        fields={FIELDS}
        load={loadStaff}
        columns={COLUMNS}
        noun="people"
        idOf={rowId}
        nameOf={(row) => row.name}
        hrefOf={(row) => `/backoffice/staff/${row.id}`}
        searchHint="Search name or email"
        empty={<EmptyState isCompact icon={UsersRound} title="Nobody works here yet" />}
      />
      <Invitations />
      <InviteDialog isOpen={isInviting} onClose={() => setIsInviting(false)} />
    </>
  )
}

/** In a shop that is tried out the second step is advice: one quiet line. */
function StaffAbout() {
  const { user } = useStaff()
  if (user.two_step !== 'advised') return 'Who works here, and what they may do.'
  return (
    <>
      Who works here, and what they may do. You sign in with a password alone:{' '}
      <TextLink href={SECURITY_PATH}>set up two-step sign-in</TextLink> before the shop goes live.
    </>
  )
}
