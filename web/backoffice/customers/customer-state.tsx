import type { CustomerState } from '#domain/accounts/customer-list.ts'
import { Badge, type BadgeTone } from '#web/ui/text/badge.tsx'

export const STATES: Readonly<Record<CustomerState, { label: string; tone: BadgeTone }>> = {
  active: { label: 'Active', tone: 'green' },
  blocked: { label: 'Blocked', tone: 'red' },
  erased: { label: 'Erased', tone: 'grey' },
}

export function CustomerBadge({ state }: { state: CustomerState }) {
  const { label, tone } = STATES[state]
  return (
    <Badge tone={tone} className="font-sans tracking-normal">
      {label}
    </Badge>
  )
}
