export type ShellLink = { label: string; href: string }

/** Word for word and in the order of the specification; sections are the paths of the pages that belong to each. */
export const HEADER_LINKS: readonly (ShellLink & { sections: readonly string[] })[] = [
  { label: 'HOME', href: '/', sections: [] },
  { label: 'CONTACT US', href: '/contact', sections: [] },
  { label: 'ABOUT US', href: '/about', sections: [] },
  { label: 'SHOP', href: '/products', sections: ['/product'] },
  { label: 'OUR PROJECTS', href: '/projects', sections: ['/project'] },
  { label: 'THE DESIGN TALK', href: '/blog', sections: ['/blog'] },
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
