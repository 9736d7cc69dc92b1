import {
  CalendarClock,
  type LucideIcon,
  Mails,
  MessageCircleQuestionMark,
  PackageOpen,
  ShoppingBag,
  Star,
  Store,
  Sun,
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
]

export const areasFor = (may: (permission: Permission) => boolean) => AREAS.filter(({ needs }) => may(needs))
