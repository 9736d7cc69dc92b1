import { Suspense } from 'react'
import { SpinnerPage } from '#web/ui/message/spinner.tsx'
import { late } from '#web/ui/page/late.ts'
import { DeskShell } from './desk-shell.tsx'
import { useStaff } from './use-staff.ts'

const ShopNotFound = late(async () => (await import('./shop-not-found.tsx')).ShopNotFound)

/** Whoever has no business here learns nothing: for them there is no such page. */
export function StaffOnly() {
  const { may } = useStaff()
  if (may('open_back_office')) return <DeskShell />
  return (
    <Suspense fallback={<SpinnerPage />}>
      <ShopNotFound />
    </Suspense>
  )
}
