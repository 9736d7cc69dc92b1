import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Fragment, type ReactNode, useState } from 'react'
import type { Permission } from '#domain/accounts/permissions.ts'
import { RIGHT_AREAS } from '#domain/accounts/staff-presets.ts'
import { needsTwoStep } from '#domain/accounts/two-step.ts'
import { useApi } from '#web/api/use-api.ts'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { OneOfArea } from '#web/backoffice/parts/one-of-area.tsx'
import { ScreenHead } from '#web/backoffice/parts/screen-head.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { ColleagueDevices } from './colleague-devices.tsx'
import { RevokeDialog, TwoStepDialog } from './colleague-dialogs.tsx'
import { RightsDialog } from './rights-dialog.tsx'
import { type Colleague, colleagueQuery } from './staff-api.ts'
import { placeText, rightsText, TwoStepBadge } from './staff-words.tsx'

export function ColleagueScreen() {
  const id = Number(useParams({ strict: false }).id)
  const result = useQuery(colleagueQuery(useApi(), id))
  return (
    <OneOfArea noun="colleague" list="/backoffice/staff" result={result}>
      {(colleague) => <Sheet colleague={colleague} />}
    </OneOfArea>
  )
}

function Sheet({ colleague }: { colleague: Colleague }) {
  const [opened, setOpened] = useState<'rights' | 'revoke' | 'two-step' | null>(null)
  const close = () => setOpened(null)
  const seen = colleague.last_seen_at ? `last seen ${momentText(colleague.last_seen_at)}` : 'never seen'
  return (
    <>
      <ScreenHead
        back={{ href: '/backoffice/staff', label: 'Staff' }}
        title={colleague.name}
        about={`${colleague.email}, ${seen}`}
        actions={
          colleague.may_change && (
            <>
              <Button size="sm" onClick={() => setOpened('rights')}>
                Change rights
              </Button>
              {!colleague.is_you && (
                <Button size="sm" variant="secondary" onClick={() => setOpened('revoke')}>
                  Revoke access
                </Button>
              )}
            </>
          )
        }
      />
      {!colleague.may_change && (
        <p className="mb-5 text-sm text-muted">They have rights that you lack. Only an owner changes them.</p>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Card title={`Works as: ${placeText(colleague)}`}>
          <RightsByArea colleague={colleague} />
        </Card>
        <Card title="Two-step sign-in">
          <p className="flex flex-wrap items-center gap-3">
            <TwoStepBadge row={colleague} />
            {!colleague.two_step && needsTwoStep(colleague) && 'Needed with these rights once the shop is live.'}
            {colleague.two_step && colleague.may_change && !colleague.is_you && (
              <Button size="sm" variant="quiet" onClick={() => setOpened('two-step')}>
                Phone and recovery codes are lost
              </Button>
            )}
          </p>
        </Card>
        <Card title="Devices">
          <ColleagueDevices colleague={colleague} />
        </Card>
      </div>
      <RightsDialog colleague={colleague} isOpen={opened === 'rights'} onClose={close} />
      <RevokeDialog colleague={colleague} isOpen={opened === 'revoke'} onClose={close} />
      <TwoStepDialog colleague={colleague} isOpen={opened === 'two-step'} onClose={close} />
    </>
  )
}

function RightsByArea({ colleague }: { colleague: Colleague }) {
  const given = RIGHT_AREAS.map(({ area, rights }) => ({
    area,
    rights: (Object.entries(rights) as [Permission, string][]).filter(([each]) => colleague.permissions.includes(each)),
  })).filter(({ rights }) => rights.length > 0)
  if (colleague.role === 'owner' || given.length === 0) return <p>{rightsText(colleague)}</p>
  return (
    <dl className="grid grid-cols-[5rem_1fr] gap-x-4 gap-y-2">
      {given.map(({ area, rights }) => (
        <Fragment key={area}>
          <dt className="text-muted">{area}</dt>
          <dd>{rights.map(([, label]) => label).join('; ')}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="rounded-md border border-sand bg-white p-4 text-sm sm:p-5">
      <h2 className="mb-3 font-sans text-base font-semibold">{title}</h2>
      {children}
    </section>
  )
}
