import type { ShellLink } from '#web/storefront/shell/shell-links.ts'

export function accountLinks(isStaff: boolean | undefined): readonly ShellLink[] {
  return [
    { label: 'My Orders', href: '/orders' },
    { label: 'Account', href: '/account' },
    { label: 'Wishlist', href: '/wishlist' },
    ...(isStaff ? [{ label: 'Back office', href: '/backoffice' }] : []),
  ]
}
