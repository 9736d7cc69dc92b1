import { ShieldAlert } from 'lucide-react'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { useStaff } from './use-staff.ts'

export const SECURITY_PATH = '/account?tab=security'

/** In a live shop: refunds and staff stay shut until it is set up. */
export function TwoStepBanner() {
  const { user } = useStaff()
  if (user.two_step !== 'required') return null
  return (
    <div role="status" className="flex gap-3 bg-tone-yellow px-4 py-2.5 text-sm text-tone-yellow-text sm:px-6 lg:px-8">
      <ShieldAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      <p>
        Refunds and staff are shut for you until two-step sign-in is on.{' '}
        <TextLink href={SECURITY_PATH}>Set it up</TextLink>
      </p>
    </div>
  )
}
