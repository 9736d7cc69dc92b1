import { POLICY_LINKS } from '#domain/content/footer-links.ts'
import type { SiteLink } from '#domain/content/navigation.ts'

export type SiteMapGroup = { readonly title: string; readonly links: readonly SiteLink[] }

/** The groups of the spec; rooms and categories join the Products group where their ids are known. */
export const SITE_MAP: readonly SiteMapGroup[] = [
  {
    title: 'Main pages',
    links: [
      { label: 'Home', path: '/' },
      { label: 'About Us', path: '/about' },
      { label: 'Contact Us', path: '/contact' },
    ],
  },
  {
    title: 'Products',
    links: [
      { label: 'All Products', path: '/products' },
      { label: 'On Sale', path: '/products?on_sale=1' },
      { label: 'Wishlist', path: '/wishlist' },
      { label: 'Will it fit?', path: '/will-it-fit' },
    ],
  },
  { title: 'Projects', links: [{ label: 'All Projects', path: '/projects' }] },
  { title: 'Blog & Resources', links: [{ label: 'The Design Talk', path: '/blog' }] },
  { title: 'Legal & Policies', links: POLICY_LINKS },
  {
    title: 'Services',
    links: [
      { label: 'Custom Furniture', path: '/contact' },
      { label: 'Design Consultation', path: '/contact' },
      { label: 'Delivery & Installation', path: '/shipping-policy' },
    ],
  },
  {
    title: 'Customer Support',
    links: [
      { label: 'My Orders', path: '/orders' },
      { label: 'Login', path: '/login' },
      { label: 'Register', path: '/register' },
      { label: 'Returns & Refunds', path: '/return-refund-policy' },
    ],
  },
  {
    title: 'Company Information',
    links: [
      { label: 'Our Story', path: '/about' },
      { label: 'Visit Our Showroom', path: '/contact' },
    ],
  },
]

/** Filters as you type; groups without a fitting link drop out. */
export function filterSiteMap(groups: readonly SiteMapGroup[], typed: string): SiteMapGroup[] {
  const wanted = typed.trim().toLowerCase()
  return groups
    .map((group) => ({ ...group, links: group.links.filter((link) => link.label.toLowerCase().includes(wanted)) }))
    .filter((group) => group.links.length > 0)
}
