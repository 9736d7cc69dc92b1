import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { CustomerJson } from '#domain/api/customers.ts'
import { dayTextOf } from '#domain/time/day-text.ts'
import { useApi } from '#web/api/use-api.ts'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { OneOfArea } from '#web/backoffice/parts/one-of-area.tsx'
import { ScreenHead } from '#web/backoffice/parts/screen-head.tsx'
import { CustomerActions } from './customer-actions.tsx'
import { customerQuery } from './customer-api.ts'
import { CustomerNotes } from './customer-notes.tsx'
import { Addresses, Consents, Known } from './customer-parts.tsx'
import { CustomerOrders } from './customer-orders.tsx'
import { CustomerBadge } from './customer-state.tsx'

/** One customer, with everything the desk knows of them and can do for them. */
export function CustomerPage() {
  const id = Number(useParams({ strict: false }).id)
  const result = useQuery(customerQuery(useApi(), id))
  return (
    <OneOfArea noun="customer" list="/backoffice/customers" result={result}>
      {(customer) => <Customer customer={customer} />}
    </OneOfArea>
  )
}

function Customer({ customer }: { customer: CustomerJson }) {
  return (
    <>
      <ScreenHead
        title={customer.name}
        badge={<CustomerBadge state={customer.state} />}
        about={aboutOf(customer)}
        actions={customer.state !== 'erased' && <CustomerActions customer={customer} />}
      />
      {customer.blocked_at && customer.state === 'blocked' && (
        <p className="mb-4 rounded-md border border-terracotta bg-white px-4 py-3 text-sm">
          Blocked since {momentText(customer.blocked_at)}: {customer.blocked_reason}
        </p>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-4">
          <CustomerOrders customer={customer} />
          <Addresses customer={customer} />
        </div>
        <div className="grid min-w-0 gap-4">
          {customer.state !== 'erased' && <CustomerNotes customer={customer} />}
          <Known customer={customer} />
          <Consents customer={customer} />
        </div>
      </div>
    </>
  )
}

const aboutOf = ({ email, phone, joined_at }: CustomerJson) =>
  [email, phone, `joined ${dayTextOf(joined_at)}`].filter(Boolean).join(', ')
