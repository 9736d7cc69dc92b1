import { Users } from 'lucide-react'
import { CUSTOMER_STATES } from '#domain/accounts/customer-list.ts'
import type { CustomerRowJson } from '#domain/api/customers.ts'
import type { ListFields } from '#web/backoffice/list/list-address.ts'
import { type ListColumn, rowId } from '#web/backoffice/list/list-column.ts'
import { ListScreen } from '#web/backoffice/list/list-screen.tsx'
import { dayTextOf } from '#domain/time/day-text.ts'
import { EmptyState } from '#web/ui/message/empty-state.tsx'
import { Money } from '#web/ui/text/money.tsx'
import { loadCustomers } from './customer-api.ts'
import { CustomerBadge, STATES } from './customer-state.tsx'

const FIELDS: ListFields = {
  filters: [
    {
      name: 'state',
      label: 'State',
      kind: 'choice',
      options: CUSTOMER_STATES.map((value) => ({ value, label: STATES[value].label })),
    },
  ],
  sorts: ['joined', 'name'],
  firstSort: '-joined',
}

const day = dayTextOf

const COLUMNS: readonly ListColumn<CustomerRowJson>[] = [
  { id: 'name', header: 'Name', sort: 'name', cell: (row) => row.name },
  { id: 'email', header: 'E-mail', cell: (row) => <span className="wrap-anywhere">{row.email}</span> },
  { id: 'phone', header: 'Phone', isWhole: true, cell: (row) => row.phone },
  { id: 'town', header: 'Town', cell: (row) => row.city },
  { id: 'joined', header: 'Joined', isWhole: true, sort: 'joined', cell: (row) => day(row.joined_at) },
  { id: 'orders', header: 'Orders', align: 'end', cell: (row) => row.orders },
  { id: 'spent', header: 'Spent', align: 'end', cell: (row) => <Money amount={row.spent} /> },
  { id: 'last', header: 'Last order', isWhole: true, cell: (row) => (row.last_order_at ? day(row.last_order_at) : '') },
  { id: 'state', header: 'State', cell: (row) => <CustomerBadge state={row.state} /> },
]

export function CustomersScreen() {
  return (
    <ListScreen
      title="Customers"
      about="Who has an account, what they ordered, and what you know of them."
      area="customers"
      path="/backoffice/customers"
      fields={FIELDS}
      load={loadCustomers}
      columns={COLUMNS}
      noun="customers"
      idOf={rowId}
      nameOf={(row) => row.name}
      hrefOf={(row) => `/backoffice/customers/${row.id}`}
      searchHint="Search name, mail, phone, town"
      empty={<EmptyState isCompact icon={Users} title="No customers yet" text="Whoever registers appears here." />}
    />
  )
}
