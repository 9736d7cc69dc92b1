export const ROLES = ['customer', 'staff', 'owner'] as const
export type Role = (typeof ROLES)[number]

const STAFF_MAY = [
  'open_back_office',
  'manage_catalog',
  'manage_stock',
  'manage_orders',
  'hide_reviews',
  'manage_content',
  'answer_enquiries',
] as const
const OWNER_MAY = [...STAFF_MAY, 'refund_payments', 'manage_staff', 'see_reports', 'see_audit_log'] as const

export type Permission = (typeof OWNER_MAY)[number]

const GRANTS: Readonly<Record<Role, readonly Permission[]>> = { customer: [], staff: STAFF_MAY, owner: OWNER_MAY }

/** Money leaves the shop only by policy (a customer's cancellation) or by the owner's hand. */
export function may(role: Role, permission: Permission): boolean {
  return GRANTS[role].includes(permission)
}

export function isRole(value: string): value is Role {
  return ROLES.some((role) => role === value)
}
