/** The first word of an action, and what staff call it. A new noun that is audited gets a row here to be filtered by. */
export const AUDIT_AREAS = {
  order: 'Orders',
  shipment: 'Parcels',
  delivery: 'Delivery rounds',
  return: 'Returns',
  refund: 'Refunds',
  product: 'Products',
  picture: 'Pictures',
  stock: 'Stock',
  category: 'Categories',
  room: 'Rooms',
  synonym: 'Search words',
  import: 'Imports',
  review: 'Reviews',
  question: 'Questions',
  coupon: 'Coupons',
  ticket: 'Tickets',
  consultation: 'Consultations',
  customer: 'Customers',
  article: 'Articles',
  project: 'Projects',
  slide: 'Hero slides',
  announcement: 'Announcement',
  setting: 'Settings',
  staff: 'Staff',
  failure: 'Failures',
} as const
export type AuditArea = keyof typeof AUDIT_AREAS
export const AUDIT_AREA_NAMES = Object.keys(AUDIT_AREAS) as [AuditArea, ...AuditArea[]]

/** `order.mail_resent` reads "Order: mail resent". */
export function actionText(action: string): string {
  const [noun = '', ...done] = action.replaceAll('_', ' ').split('.')
  const head = noun.charAt(0).toUpperCase() + noun.slice(1)
  return done.length > 0 ? `${head}: ${done.join(' ')}` : head
}

export type AuditChange = { readonly field: string; readonly before: string; readonly after: string }

/** What differs, field by field; what stayed the same is left out. */
export function auditChanges(before: object, after: object): AuditChange[] {
  const [old, now] = [before as Record<string, unknown>, after as Record<string, unknown>]
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .map((field) => ({ field, before: valueText(old[field]), after: valueText(now[field]) }))
    .filter((change) => change.before !== change.after)
}

function valueText(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
