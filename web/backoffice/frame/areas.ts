import { FileSpreadsheet, type LucideIcon, PackageOpen, ShoppingBag, Store, Sun, Users } from 'lucide-react'
import type { Permission } from '#domain/accounts/permissions.ts'

export type Area = {
  label: string
  href: string
  icon: LucideIcon
  needs: Permission
  /** One line under the link on the Today screen. */
  about: string
  /** Stands under this heading in the side bar. */
  group: 'Desk' | 'Shop' | 'People' | 'Money' | 'House'
}

/** Every screen that has a place in the side bar, in its order. The first four stand at the foot of a phone. */
export const AREAS: readonly Area[] = [
  {
    label: 'Today',
    href: '/backoffice',
    icon: Sun,
    needs: 'open_back_office',
    about: 'What waits for somebody',
    group: 'Desk',
  },
  {
    label: 'Orders',
    href: '/backoffice/orders',
    icon: ShoppingBag,
    needs: 'manage_orders',
    about: 'Find, pack and ship',
    group: 'Desk',
  },
  {
    label: 'New order',
    href: '/backoffice/orders/new',
    icon: Store,
    needs: 'manage_orders',
    about: 'Sell in the showroom',
    group: 'Desk',
  },
  {
    label: 'Returns',
    href: '/backoffice/returns',
    icon: PackageOpen,
    needs: 'manage_orders',
    about: 'Decide, receive, refund',
    group: 'Desk',
  },
  {
    label: 'Import, export',
    href: '/backoffice/import',
    icon: FileSpreadsheet,
    needs: 'manage_catalog',
    about: 'Change many products with a sheet',
    group: 'Shop',
  },
  {
    label: 'Customers',
    href: '/backoffice/customers',
    icon: Users,
    needs: 'manage_customers',
    about: 'Who buys here',
    group: 'People',
  },
]

export const areasFor = (may: (permission: Permission) => boolean) => AREAS.filter(({ needs }) => may(needs))
