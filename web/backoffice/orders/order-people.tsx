import type { DeskOrder } from '#domain/api/order-desk.ts'
import { formatRupees } from '#domain/money/format-inr.ts'
import { textLinkClass } from '#web/ui/action/text-link.tsx'
import { Section } from '#web/backoffice/parts/section.tsx'

type Address = DeskOrder['billing_address']

/** Who bought it, how they are reached, and where it goes. */
export function OrderPeople({ order }: { order: DeskOrder }) {
  const { billing_address: billing, shipping_address: shipping } = order
  const isElsewhere = !isSamePlace(billing, shipping)
  return (
    <Section title="Customer">
      <p className="font-semibold wrap-anywhere">{billing.name}</p>
      <Reach address={billing} />
      <p className="mt-1 text-sm text-muted">{historyOf(order)}</p>
      <h3 className="mt-4 font-sans text-sm font-semibold tracking-normal">Deliver to</h3>
      <Place address={shipping} />
      {isElsewhere && shipping.phone !== billing.phone && <Reach address={shipping} isPhoneOnly />}
      <h3 className="mt-4 font-sans text-sm font-semibold tracking-normal">Bill to</h3>
      {isElsewhere ? <Place address={billing} /> : <p className="text-sm text-muted">The same address</p>}
      {billing.gstin && (
        <p className="mt-1 text-sm">
          {billing.company_name}, GSTIN <span className="figures">{billing.gstin}</span>
        </p>
      )}
    </Section>
  )
}

const isSamePlace = (a: Address, b: Address) =>
  (['name', 'address', 'city', 'state', 'postal_code', 'phone'] as const).every((field) => a[field] === b[field])

function historyOf({ desk: { customer, channel } }: DeskOrder): string {
  if (!customer) return channel === 'showroom' ? 'No account' : 'Has no account any more'
  const orders = customer.orders === 1 ? 'First order' : `${customer.orders} orders`
  return `${orders}, ${formatRupees(customer.spent)} spent`
}

function Reach({ address, isPhoneOnly = false }: { address: Address; isPhoneOnly?: boolean }) {
  return (
    <p className="flex flex-col items-start gap-1 text-sm wrap-anywhere">
      <a href={`tel:${address.phone.replaceAll(/[^\d+]/g, '')}`} className={`figures ${textLinkClass}`}>
        {address.phone}
      </a>
      {!isPhoneOnly && address.email !== '' && (
        <a href={`mailto:${address.email}`} className={textLinkClass}>
          {address.email}
        </a>
      )}
    </p>
  )
}

function Place({ address: { name, address, city, state, postal_code } }: { address: Address }) {
  return (
    <address className="text-sm text-muted not-italic wrap-anywhere">
      {name}
      <br />
      <span className="whitespace-pre-line">{address}</span>
      <br />
      {city}, {state} <span className="figures">{postal_code}</span>
    </address>
  )
}
