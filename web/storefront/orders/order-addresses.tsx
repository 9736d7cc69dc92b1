import type { Order } from '#web/api/orders.ts'

type Address = Order['billing_address']

export function OrderAddresses({ order }: { order: Order }) {
  return (
    <div className="grid gap-8 sm:grid-cols-2">
      <AddressBlock title="Billing Address" address={order.billing_address} />
      <AddressBlock title="Shipping Address" address={order.shipping_address} />
    </div>
  )
}

function AddressBlock({ title, address }: { title: string; address: Address }) {
  return (
    <section>
      <h2 className="text-subheading">{title}</h2>
      <address className="mt-3 space-y-0.5 text-muted not-italic wrap-anywhere">
        <p className="font-semibold text-ink">{address.name}</p>
        <p className="whitespace-pre-line">{address.address}</p>
        <p>
          {address.city}, {address.state} {address.postal_code}
        </p>
        <p>{address.country}</p>
        <p className="figures">{address.phone}</p>
        <p>{address.email}</p>
        {address.company_name && <p>{address.company_name}</p>}
        {address.gstin && <p>GSTIN {address.gstin}</p>}
      </address>
    </section>
  )
}
