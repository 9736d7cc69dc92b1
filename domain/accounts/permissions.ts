import type { Role } from './roles.ts'

/** What staff may do unless their own list says otherwise. */
const STAFF_MAY = [
  'open_back_office',
  'manage_catalog',
  'manage_stock',
  'manage_orders',
  'hide_reviews',
  'manage_content',
  'answer_enquiries',
  'manage_customers',
] as const

/** Money that leaves the shop, people, settings and what is known about both: the owner's, until somebody is trusted with one. */
const OWNER_MAY = [
  'refund_payments',
  'manage_staff',
  'change_settings',
  'see_reports',
  'see_audit_log',
  /** Also to hand out all that is known about a person: the two rights that the law gives them. */
  'erase_customers',
] as const

export const PERMISSIONS = [...STAFF_MAY, ...OWNER_MAY] as const
export type Permission = (typeof PERMISSIONS)[number]

/** `permissions` is the person's own list; null means what their role may. */
export type Person = { readonly role: Role; readonly permissions: readonly string[] | null }

/** A customer never has a right, an owner always has all: nobody can lock the last owner out. */
export function may({ role, permissions }: Person, permission: Permission): boolean {
  if (role !== 'staff') return role === 'owner'
  return (permissions ?? STAFF_MAY).includes(permission)
}

export const permissionsOf = (person: Person): Permission[] =>
  PERMISSIONS.filter((permission) => may(person, permission))
