export type ShellLink = { label: string; href: string }

/** Word for word and in the order of the specification. */
export const HEADER_LINKS: readonly ShellLink[] = [
  { label: 'HOME', href: '/' },
  { label: 'CONTACT US', href: '/contact' },
  { label: 'ABOUT US', href: '/about' },
  { label: 'SHOP', href: '/products' },
  { label: 'OUR PROJECTS', href: '/projects' },
  { label: 'THE DESIGN TALK', href: '/blog' },
]

export const INFORMATION_LINKS: readonly ShellLink[] = [
  { label: 'About Us', href: '/about' },
  { label: 'Contact Us', href: '/contact' },
  { label: 'Shop', href: '/products' },
  { label: 'Our Projects', href: '/projects' },
  { label: 'The Design Talk', href: '/blog' },
  { label: 'My Orders', href: '/orders' },
  { label: 'Site Map', href: '/sitemap' },
]

export const POLICY_LINKS: readonly ShellLink[] = [
  { label: 'Privacy Policy', href: '/privacy-policy' },
  { label: 'Terms & Conditions', href: '/terms-conditions' },
  { label: 'Shipping Policy', href: '/shipping-policy' },
  { label: 'Return & Refund', href: '/return-refund-policy' },
  { label: 'Cancellation', href: '/cancellation-policy' },
  { label: 'Disclaimer', href: '/disclaimer' },
]
