import type { CustomerJson } from '#domain/api/customers.ts'
import { dayTextOf } from '#domain/time/day-text.ts'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { Nothing, Section } from '#web/backoffice/parts/section.tsx'
import { Badge } from '#web/ui/text/badge.tsx'

type Props = { customer: CustomerJson }
const day = dayTextOf

export function Addresses({ customer: { addresses } }: Props) {
  return (
    <Section title="Addresses">
      {addresses.length === 0 && <Nothing>None is saved in the account.</Nothing>}
      <ul className="grid gap-4 text-sm sm:grid-cols-2">
        {addresses.map((each, at) => (
          <li key={at} className="wrap-anywhere">
            <p className="font-semibold">
              {each.name} {each.is_default && <Badge tone="outline">Default</Badge>}
            </p>
            <p>{each.address}</p>
            <p>
              {each.city}, {each.state} {each.postal_code}
            </p>
            <p className="text-muted">{each.phone}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function Known({ customer }: Props) {
  const facts = [
    ['E-mail', customer.is_email_verified ? 'Confirmed' : 'Not confirmed'],
    ['Logs in with', customer.has_google ? 'Google' : 'Password or code'],
    ['Last seen', customer.last_seen_at ? momentText(customer.last_seen_at) : 'Never'],
    ['Reviews', customer.reviews],
    ['Returns', customer.returns],
    ['Messages', customer.enquiries],
  ] as const
  return (
    <Section title="Account">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="figures text-right">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

export function Consents({ customer: { consents } }: Props) {
  return (
    <Section title="Consents">
      {consents.length === 0 && <Nothing>None was given.</Nothing>}
      <ul className="space-y-2 text-sm">
        {consents.map(({ what, given_at: given, withdrawn_at: withdrawn }) => (
          <li key={what}>
            <p className="font-semibold">{what}</p>
            <p className="text-muted">
              {given ? `Given ${day(given)}` : 'Asked, not confirmed'}
              {withdrawn && `, withdrawn ${day(withdrawn)}`}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
