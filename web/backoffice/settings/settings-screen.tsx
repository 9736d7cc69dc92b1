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
      {data && <Groups kept={data} />}
    </>
  )
}

type GroupProps = {
  kept: ShownSettings
  onTyped: (section: SectionKey, values: unknown) => void
  /** With what is typed and not saved yet. */
  settings: Settings
}

const GROUPS: readonly { id: string; title: string; Forms: (props: GroupProps) => ReactNode }[] = [
  { id: 'shop', title: 'The shop', Forms: ShopForms },
  { id: 'days', title: 'Hours and holidays', Forms: DayForms },
  { id: 'delivery', title: 'Delivery', Forms: DeliveryForms },
  { id: 'selling', title: 'Orders and vans', Forms: SellingForms },
]

function Groups({ kept }: { kept: ShownSettings }) {
  const [typed, setTyped] = useState<Partial<Settings>>({})
  const onTyped = useCallback((section: SectionKey, values: unknown) => {
    const read = settingSections[section].safeParse(values)
    if (read.success) setTyped((before) => ({ ...before, [section]: read.data }))
  }, [])
  const settings = { ...savedSettings(kept), ...typed }
  return (
    <div className="max-w-5xl">
      <nav aria-label="Parts of the settings" className="mb-4 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {GROUPS.map(({ id, title }) => (
          <a key={id} href={`#${id}`} className="min-h-6 font-semibold underline underline-offset-4">
            {title}
          </a>
        ))}
      </nav>
      {GROUPS.map(({ id, title, Forms }) => (
        <div key={id} id={id} className="mb-8 grid scroll-mt-20 grid-cols-[minmax(0,1fr)] gap-4">
          <p aria-hidden className="caps text-brass-deep">
            {title}
          </p>
          <Forms kept={kept} onTyped={onTyped} settings={settings} />
        </div>
      ))}
    </div>
  )
}

function ShopForms({ kept, onTyped, settings }: GroupProps) {
  return (
    <>
      <CompanyForm kept={kept.company} onTyped={onTyped} />
      <ContactForm kept={kept.contact} onTyped={onTyped} />
      <AddressForm kept={kept.address} onTyped={onTyped} />
      <GrievanceForm kept={kept.grievance} onTyped={onTyped} />
      <FooterPreview settings={settings} />
    </>
  )
}

function DayForms({ kept, onTyped }: GroupProps) {
  return (
    <>
      <HoursForm kept={kept.hours} onTyped={onTyped} />
      <HolidaysForm kept={kept.holidays} onTyped={onTyped} />
    </>
  )
}

function DeliveryForms({ kept, onTyped, settings }: GroupProps) {
  return (
    <>
      <ChargesForm kept={kept.charges} onTyped={onTyped} />
      <DeliveryForm kept={kept.delivery} onTyped={onTyped} />
      <ZonesForm kept={kept.zones} onTyped={onTyped} />
      <DeliveryPreview settings={settings} />
    </>
  )
}

function SellingForms({ kept }: GroupProps) {
  return (
    <>
      <OrdersForm kept={kept.orders} />
      <VansForm kept={kept.vans} />
    </>
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
