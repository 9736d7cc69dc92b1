import type { Member } from '#web/storefront/shell/account-state.ts'
import type { ShellLink } from '#web/storefront/shell/shell-links.ts'

const ACCOUNT_LINKS: readonly ShellLink[] = [
  { label: 'My Orders', href: '/orders' },
  { label: 'Account', href: '/account' },
  { label: 'Wishlist', href: '/wishlist' },
]
const BACK_OFFICE: ShellLink = { label: 'Back office', href: '/backoffice' }

export const accountLinks = ({ isStaff }: Member): readonly ShellLink[] =>
  isStaff ? [...ACCOUNT_LINKS, BACK_OFFICE] : ACCOUNT_LINKS
