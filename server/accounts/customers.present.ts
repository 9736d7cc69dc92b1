import type { CustomerJson, CustomerRowJson } from '#domain/api/customers.ts'
import { customerState } from '#domain/accounts/customer-list.ts'
import { toRupees } from '#domain/money/paise.ts'
import { orderStats } from '#domain/orders/order-stats.ts'
import type { CustomerParts, CustomerRecord, OrderOfCustomer } from './customers.store.ts'

const NEWEST = 10
const iso = (at: Date | null) => at?.toISOString() ?? null

export function presentCustomerRow(record: CustomerRecord, orders: readonly OrderOfCustomer[]): CustomerRowJson {
  const { total_orders: count, total_spent: spent } = orderStats(orders)
  return {
    id: record.id,
    name: record.name,
    email: record.erasedAt ? '' : record.email,
    phone: record.phone,
    city: record.city,
    joined_at: record.createdAt.toISOString(),
    orders: count,
    spent,
    last_order_at: iso(orders[0]?.createdAt ?? null),
    state: customerState(record),
  }
}

export function presentCustomer(
  record: CustomerRecord,
  orders: readonly OrderOfCustomer[],
  parts: CustomerParts,
): CustomerJson {
  return {
    ...presentCustomerRow(record, orders),
    version: record.version,
    is_email_verified: record.emailVerifiedAt !== null,
    has_google: record.hasGoogle,
    last_seen_at: iso(parts.lastSeenAt),
    blocked_at: iso(record.blockedAt),
    blocked_reason: record.blockedReason,
    addresses: parts.addresses.map((each) => ({
      name: each.name,
      phone: each.phone,
      address: each.address,
      city: each.city,
      state: each.state,
      postal_code: each.postalCode,
      is_default: each.isDefault,
    })),
    consents: parts.newsletter.map(({ confirmedAt, leftAt }) => ({
      what: 'Newsletter by e-mail',
      given_at: iso(confirmedAt),
      withdrawn_at: iso(leftAt),
    })),
    newest_orders: orders.slice(0, NEWEST).map((order) => ({
      id: order.id,
      order_number: order.orderNumber,
      created_at: order.createdAt.toISOString(),
      total_amount: toRupees(order.total),
      status: order.status,
      payment_status: order.paymentStatus,
    })),
    reviews: parts.reviews,
    enquiries: parts.enquiries,
    returns: parts.returns,
    notes: parts.notes.map(({ createdAt, ...note }) => ({ ...note, created_at: createdAt.toISOString() })),
  }
}
