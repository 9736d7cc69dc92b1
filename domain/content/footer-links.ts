import type { SiteLink } from '#domain/content/navigation.ts'

export const POLICY_LINKS: readonly SiteLink[] = [
  { label: 'Privacy Policy', path: '/privacy-policy' },
  { label: 'Terms & Conditions', path: '/terms-conditions' },
  { label: 'Shipping Policy', path: '/shipping-policy' },
  { label: 'Return & Refund', path: '/return-refund-policy' },
  { label: 'Cancellation', path: '/cancellation-policy' },
  { label: 'Disclaimer', path: '/disclaimer' },
]

export const INFORMATION_LINKS: readonly SiteLink[] = [
  { label: 'About Us', path: '/about' },
  { label: 'Contact Us', path: '/contact' },
  { label: 'Shop', path: '/products' },
  { label: 'Our Projects', path: '/projects' },
  { label: 'The Design Talk', path: '/blog' },
  { label: 'My Orders', path: '/orders' },
  { label: 'Site Map', path: '/sitemap' },
]
