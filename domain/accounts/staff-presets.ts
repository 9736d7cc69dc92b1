import { may, type Permission, PERMISSIONS, type Person, permissionsOf } from './permissions.ts'

/** Usual kinds of work. An owner is no list of rights but a role: it has every right that will ever be. */
export const STAFF_PRESETS = {
  packer: ['open_back_office', 'manage_stock', 'manage_orders'],
  writer: ['open_back_office', 'manage_catalog', 'hide_reviews', 'manage_content'],
  accountant: ['open_back_office', 'see_reports', 'see_audit_log'],
  manager: PERMISSIONS.filter((permission) => permission !== 'manage_staff' && permission !== 'change_settings'),
} as const satisfies Record<string, readonly Permission[]>

export const PRESET_NAMES = ['packer', 'writer', 'accountant', 'manager', 'owner'] as const
export type PresetName = (typeof PRESET_NAMES)[number]

export const PRESET_WORDS: Readonly<Record<PresetName, { label: string; about: string }>> = {
  packer: { label: 'Packer', about: 'Packs, ships, delivers and counts' },
  writer: { label: 'Writer', about: 'Products, articles and reviews' },
  accountant: { label: 'Accountant', about: 'Reads the books and the audit log' },
  manager: { label: 'Manager', about: 'Runs the shop, refunds too' },
  owner: { label: 'Owner', about: 'Everything, also staff and settings' },
}

/** What each right is called, by the part of the shop it is about. */
export const RIGHT_AREAS: readonly {
  readonly area: string
  readonly rights: Readonly<Partial<Record<Permission, string>>>
}[] = [
  { area: 'Desk', rights: { manage_orders: 'Orders, returns and deliveries' } },
  {
    area: 'Shop',
    rights: {
      manage_catalog: 'Products and prices',
      manage_stock: 'Stock',
      hide_reviews: 'Reviews',
      manage_content: 'Articles and pages',
    },
  },
  {
    area: 'People',
    rights: {
      manage_customers: 'Customers',
      erase_customers: 'Hand out and erase what is known about a customer',
      answer_enquiries: 'Enquiries and consultations',
      manage_staff: 'Staff and their rights',
    },
  },
  { area: 'Money', rights: { refund_payments: 'Refunds', see_reports: 'Reports and books' } },
  { area: 'House', rights: { change_settings: 'Settings', see_audit_log: 'Audit log' } },
]

const LABELS = new Map(RIGHT_AREAS.flatMap(({ rights }) => Object.entries(rights)))
export const rightText = (permission: Permission): string => LABELS.get(permission) ?? 'Opens the back office'

/** The name of what somebody does here; null for a list of their own. */
export function presetOf(person: Person): PresetName | null {
  if (person.role !== 'staff') return person.role === 'owner' ? 'owner' : null
  const rights = permissionsOf(person)
  const isThis = (preset: readonly Permission[]) =>
    preset.length === rights.length && preset.every((permission) => may(person, permission))
  const found = Object.entries(STAFF_PRESETS).find(([, preset]) => isThis(preset))
  return (found?.[0] as PresetName | undefined) ?? null
}
