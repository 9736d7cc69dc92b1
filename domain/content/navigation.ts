export type SiteLink = { readonly label: string; readonly path: string }

export const HEADER_LINKS: readonly SiteLink[] = [
  { label: 'HOME', path: '/' },
  { label: 'CONTACT US', path: '/contact' },
  { label: 'ABOUT US', path: '/about' },
  { label: 'SHOP', path: '/products' },
  { label: 'OUR PROJECTS', path: '/projects' },
  { label: 'THE DESIGN TALK', path: '/blog' },
]
