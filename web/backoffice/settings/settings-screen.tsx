import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useState } from 'react'
import type { ShownSettings } from '#domain/api/settings.ts'
import { type SectionKey, type Settings, settingSections } from '#domain/company/settings.ts'
import { ApiError } from '#web/api/api.ts'
import { useApi } from '#web/api/use-api.ts'
import { ScreenHead } from '#web/backoffice/parts/screen-head.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { FailedState } from '#web/ui/message/failed-state.tsx'
import { Skeleton } from '#web/ui/message/skeleton.tsx'
import { AddressForm, CompanyForm, ContactForm, GrievanceForm } from './fact-forms.tsx'
import { DeliveryPreview } from './delivery-preview.tsx'
import { FooterPreview } from './footer-preview.tsx'
import { HolidaysForm } from './holidays-form.tsx'
import { HoursForm } from './hours-form.tsx'
import { ChargesForm, DeliveryForm, OrdersForm, VansForm } from './number-forms.tsx'
import { settingsQuery } from './settings-api.ts'
import { ZonesForm } from './zones-form.tsx'

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

const GROUPS = [
  { id: 'shop', title: 'The shop' },
  { id: 'days', title: 'Hours and holidays' },
  { id: 'delivery', title: 'Delivery' },
  { id: 'selling', title: 'Orders and vans' },
] as const

function Sections({ kept }: { kept: ShownSettings }) {
  const [typed, setTyped] = useState<Partial<Settings>>({})
  const onTyped = useCallback((section: SectionKey, values: unknown) => {
    const read = settingSections[section].safeParse(values)
    if (read.success) setTyped((before) => ({ ...before, [section]: read.data }))
  }, [])
  const settings = { ...savedSettings(kept), ...typed }
  const groups: Record<(typeof GROUPS)[number]['id'], ReactNode> = {
    shop: (
      <>
        <CompanyForm kept={kept.company} onTyped={onTyped} />
        <ContactForm kept={kept.contact} onTyped={onTyped} />
        <AddressForm kept={kept.address} onTyped={onTyped} />
        <GrievanceForm kept={kept.grievance} onTyped={onTyped} />
        <FooterPreview settings={settings} />
      </>
    ),
    days: (
      <>
        <HoursForm kept={kept.hours} onTyped={onTyped} />
        <HolidaysForm kept={kept.holidays} onTyped={onTyped} />
      </>
    ),
    delivery: (
      <>
        <ChargesForm kept={kept.charges} onTyped={onTyped} />
        <DeliveryForm kept={kept.delivery} onTyped={onTyped} />
        <ZonesForm kept={kept.zones} onTyped={onTyped} />
        <DeliveryPreview settings={settings} />
      </>
    ),
    selling: (
      <>
        <OrdersForm kept={kept.orders} />
        <VansForm kept={kept.vans} />
      </>
    ),
  }
  return (
    <div className="max-w-5xl">
      <nav aria-label="Parts of the settings" className="mb-4 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {GROUPS.map(({ id, title }) => (
          <a
            key={id}
            href={`#${id}`}
            className="min-h-6 font-semibold text-leaf-deep underline-offset-4 hover:underline"
          >
            {title}
          </a>
        ))}
      </nav>
      {GROUPS.map(({ id, title }) => (
        <div key={id} id={id} className="mb-8 grid scroll-mt-20 gap-4">
          <p aria-hidden className="caps text-brass-deep">
            {title}
          </p>
          {groups[id]}
        </div>
      ))}
    </div>
  )
}

/** What is kept has passed the same schemas. */
const savedSettings = (kept: ShownSettings) =>
  Object.fromEntries(Object.entries(kept).map(([key, { value }]) => [key, value])) as unknown as Settings

function SectionSkeletons() {
  return (
    <div role="status" aria-label="Loading" className="max-w-5xl space-y-4">
      {Array.from({ length: 4 }, (_, at) => (
        <Skeleton key={at} className="h-48" />
      ))}
    </div>
  )
}
