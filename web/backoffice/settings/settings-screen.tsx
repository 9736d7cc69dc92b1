import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { ShownSettings } from '#domain/api/settings.ts'
import { type SectionKey, type Settings, settingSections } from '#domain/company/settings.ts'
import { ApiError } from '#web/api/api.ts'
import { useApi } from '#web/api/use-api.ts'
import { ScreenHead } from '#web/backoffice/parts/screen-head.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { FailedState } from '#web/ui/message/failed-state.tsx'
import { Skeleton } from '#web/ui/message/skeleton.tsx'
import { AddressForm, CompanyForm, ContactForm, GrievanceForm } from './fact-forms.tsx'
import { FooterPreview } from './footer-preview.tsx'
import { HolidaysForm } from './holidays-form.tsx'
import { HoursForm } from './hours-form.tsx'
import { settingsQuery } from './settings-api.ts'

/** What the owner changes about the shop, section by section. */
export function SettingsScreen() {
  const { data, isPending, error, refetch } = useQuery(settingsQuery(useApi()))
  return (
    <>
      <ScreenHead
        title="Settings"
        about={
          <>
            Pages, mails and papers follow within a second. What is still missing to go live:{' '}
            <TextLink href="/backoffice/opening">Ready to open?</TextLink>
          </>
        }
      />
      {isPending && <SectionSkeletons />}
      {error && !data && (
        <FailedState
          isCompact
          title="The settings could not be loaded"
          text={error instanceof ApiError ? error.message : undefined}
          onRetry={() => void refetch()}
        />
      )}
      {data && <Sections kept={data} />}
    </>
  )
}

function Sections({ kept }: { kept: ShownSettings }) {
  const [typed, setTyped] = useState<Partial<Settings>>({})
  const onTyped = useCallback((section: SectionKey, values: unknown) => {
    const read = settingSections[section].safeParse(values)
    if (read.success) setTyped((before) => ({ ...before, [section]: read.data }))
  }, [])
  return (
    <div className="grid max-w-5xl gap-4">
      <CompanyForm kept={kept.company} onTyped={onTyped} />
      <ContactForm kept={kept.contact} onTyped={onTyped} />
      <AddressForm kept={kept.address} onTyped={onTyped} />
      <HoursForm kept={kept.hours} onTyped={onTyped} />
      <GrievanceForm kept={kept.grievance} onTyped={onTyped} />
      <FooterPreview settings={{ ...savedFacts(kept), ...typed }} />
      <HolidaysForm kept={kept.holidays} />
    </div>
  )
}

const savedFacts = ({ company, contact, address, hours, grievance }: ShownSettings) => ({
  company: company.value,
  contact: contact.value,
  address: address.value,
  hours: hours.value as Settings['hours'],
  grievance: grievance.value,
})

function SectionSkeletons() {
  return (
    <div role="status" aria-label="Loading" className="max-w-5xl space-y-4">
      {Array.from({ length: 4 }, (_, at) => (
        <Skeleton key={at} className="h-48" />
      ))}
    </div>
  )
}
