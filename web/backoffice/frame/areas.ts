import {
  Armchair,
  Boxes,
  CalendarClock,
  DoorOpen,
  FileSpreadsheet,
  History,
  LayoutGrid,
  type LucideIcon,
  Mails,
  MessageCircleQuestionMark,
  PackageOpen,
  SearchCheck,
  Settings,
  ShoppingBag,
  Star,
  Store,
  Sun,
  TicketPercent,
  Truck,
  Users,
  UsersRound,
} from 'lucide-react'
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
    label: 'Delivery',
    href: '/backoffice/delivery',
    icon: Truck,
    needs: 'manage_orders',
    about: 'Plan a round and drive it',
    group: 'Desk',
  },
  {
    label: 'Products',
    href: '/backoffice/products',
    icon: Armchair,
    needs: 'manage_catalog',
    about: 'Prices, words, what shoppers see',
    group: 'Shop',
  },
  {
    label: 'Stock',
    href: '/backoffice/stock',
    icon: Boxes,
    needs: 'manage_stock',
    about: 'Count, receive, correct',
    group: 'Shop',
  },
  {
    label: 'Categories',
    href: '/backoffice/categories',
    icon: LayoutGrid,
    needs: 'manage_catalog',
    about: 'Categories and rooms',
    group: 'Shop',
  },
  {
    label: 'Search words',
    href: '/backoffice/search-words',
    icon: SearchCheck,
    needs: 'manage_catalog',
    about: 'What means the same',
    group: 'Shop',
  },
  {
    label: 'Coupons',
    href: '/backoffice/coupons',
    icon: TicketPercent,
    needs: 'manage_catalog',
    about: 'Make, pause, end',
    group: 'Shop',
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
    label: 'Reviews',
    href: '/backoffice/reviews',
    icon: Star,
    needs: 'hide_reviews',
    about: 'Read, answer, hide',
    group: 'Shop',
  },
  {
    label: 'Questions',
    href: '/backoffice/questions',
    icon: MessageCircleQuestionMark,
    needs: 'hide_reviews',
    about: 'What shoppers ask',
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
  {
    label: 'Tickets',
    href: '/backoffice/tickets',
    icon: Mails,
    needs: 'answer_enquiries',
    about: 'Answer, assign, close',
    group: 'People',
  },
  {
    label: 'Consultations',
    href: '/backoffice/consultations',
    icon: CalendarClock,
    needs: 'answer_enquiries',
    about: 'Who comes when',
    group: 'People',
  },
  {
    label: 'Audit log',
    href: '/backoffice/audit',
    icon: History,
    needs: 'see_audit_log',
    about: 'Who changed what',
    group: 'House',
  },
  {
    label: 'Settings',
    href: '/backoffice/settings',
    icon: Settings,
    needs: 'change_settings',
    about: 'Address, GSTIN, hours, holidays, delivery, charges',
    group: 'House',
  },
  {
    label: 'Opening',
    href: '/backoffice/opening',
    icon: DoorOpen,
    needs: 'change_settings',
    about: 'What is missing to go live',
    group: 'House',
  },
  {
    label: 'Staff',
    href: '/backoffice/staff',
    icon: UsersRound,
    needs: 'manage_staff',
    about: 'Who works here, and what they may do',
    group: 'House',
  },
]

export const areasFor = (may: (permission: Permission) => boolean) => AREAS.filter(({ needs }) => may(needs))
