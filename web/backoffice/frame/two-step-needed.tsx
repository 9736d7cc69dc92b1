import { ShieldAlert } from 'lucide-react'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { SECURITY_PATH } from './two-step-banner.tsx'

/** In the place of a button that the shop would refuse: what is missing, and the way to it. */
export function TwoStepNeeded({ what }: { what: string }) {
  return (
    <p className="flex max-w-72 items-start gap-2 text-sm text-muted">
      <ShieldAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        {what} needs two-step sign-in. <TextLink href={SECURITY_PATH}>Set it up</TextLink>
      </span>
    </p>
  )
}
