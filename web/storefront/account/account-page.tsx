import { useRouter, useRouterState } from '@tanstack/react-router'
import { useAuth } from '#web/session/use-auth.ts'
import { SectionHeading } from '#web/ui/text/section-heading.tsx'
import { Tabs } from '#web/ui/navigation/tabs.tsx'
import { AddressesSection } from './addresses-section.tsx'
import { DataSection } from './data-section.tsx'
import { DevicesSection } from './devices-section.tsx'
import { EmailSection } from './email-section.tsx'
import { NameSection } from './name-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { SecuritySection } from './security-section.tsx'

const TABS = [
  {
    id: 'profile',
    label: 'Profile',
    content: (
      <div className="grid gap-10">
        <NameSection />
        <EmailSection />
        <PasswordSection />
      </div>
    ),
  },
  { id: 'addresses', label: 'Addresses', content: <AddressesSection /> },
  { id: 'security', label: 'Security', content: <SecuritySection /> },
  { id: 'devices', label: 'Devices', content: <DevicesSection /> },
  { id: 'data', label: 'My data', content: <DataSection /> },
]

/** The open tab stands in the address, so that reload, Back and a bookmark work. */
export function AccountPage() {
  const { user } = useAuth()
  const router = useRouter()
  const search = useRouterState({ select: (state) => state.location.searchStr })
  const active = new URLSearchParams(search).get('tab') ?? 'profile'
  const open = (id: string) => void router.navigate({ href: `/account?tab=${id}`, replace: true, resetScroll: false })
  return (
    <div className="page py-10 sm:py-14">
      <SectionHeading level={1} title="My Account" lead={user?.email} className="mb-8" />
      <Tabs label="Account" tabs={TABS} activeId={active} onChange={open} />
    </div>
  )
}
