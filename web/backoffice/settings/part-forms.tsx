import type { ReactNode } from 'react'
import type { ShownSettings } from '#domain/api/settings.ts'
import type { SettingPath } from '#domain/company/setting-parts.ts'
import type { SectionKey, Settings } from '#domain/company/settings.ts'
import { DeliveryPreview } from './delivery-preview.tsx'
import { AddressForm, CompanyForm, ContactForm, GrievanceForm } from './fact-forms.tsx'
import { FooterPreview } from './footer-preview.tsx'
import { HolidaysForm } from './holidays-form.tsx'
import { HoursForm } from './hours-form.tsx'
import { ChargesForm, DeliveryForm, OrdersForm, VansForm } from './number-forms.tsx'
import { ZonesForm } from './zones-form.tsx'

export type PartProps = {
  kept: ShownSettings
  onTyped: (section: SectionKey, values: unknown) => void
  /** With what is typed and not saved yet. */
  settings: Settings
}

/** The forms of each part, in its order. */
export const FORMS: Readonly<Record<SettingPath, (props: PartProps) => ReactNode>> = {
  '/backoffice/settings': ShopForms,
  '/backoffice/settings/days': DayForms,
  '/backoffice/settings/delivery': DeliveryForms,
  '/backoffice/settings/orders': SellingForms,
}

function ShopForms({ kept, onTyped, settings }: PartProps) {
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

function DayForms({ kept, onTyped }: PartProps) {
  return (
    <>
      <HoursForm kept={kept.hours} onTyped={onTyped} />
      <HolidaysForm kept={kept.holidays} onTyped={onTyped} />
    </>
  )
}

function DeliveryForms({ kept, onTyped, settings }: PartProps) {
  return (
    <>
      <ChargesForm kept={kept.charges} onTyped={onTyped} />
      <DeliveryForm kept={kept.delivery} onTyped={onTyped} />
      <ZonesForm kept={kept.zones} onTyped={onTyped} />
      <DeliveryPreview settings={settings} />
    </>
  )
}

function SellingForms({ kept }: PartProps) {
  return (
    <>
      <OrdersForm kept={kept.orders} />
      <VansForm kept={kept.vans} />
    </>
  )
}
