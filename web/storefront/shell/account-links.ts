import type { ShellLink } from '#web/storefront/shell/shell-links.ts'

export const ACCOUNT_LINKS: readonly ShellLink[] = [
  { label: 'My Orders', href: '/orders' },
  { label: 'Account', href: '/account' },
  { label: 'Wishlist', href: '/wishlist' },
]
