import { shop } from '#domain/company/shop.ts'

export type PageRow = {
  path: string
  status: 200 | 404
  /** The one h1. */
  heading: string | RegExp
  /** Words that a reader without JavaScript finds in the page; only public pages promise them. */
  words?: readonly (string | RegExp)[]
  /** Personal or passing pages stay out of search engines. */
  isIndexed: boolean
  /** Whoever is not logged in is led to /login. */
  needsLogin?: boolean
  /** Where its search-engine address differs from its path: a product found by its number. */
  canonical?: string
  /** Home, listing and product: one picture goes first. */
  hasLeadPicture?: boolean
}

const POLICIES = [
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-conditions', 'Terms & Conditions'],
  ['/shipping-policy', 'Shipping Policy'],
  ['/return-refund-policy', /Return & Refund/],
  ['/cancellation-policy', /Cancellation/],
  ['/disclaimer', 'Disclaimer'],
] as const

const indexed = { status: 200, isIndexed: true } as const
const personal = { status: 200, isIndexed: false } as const
const missing = { status: 404, isIndexed: false } as const

/** Every row of the route table, the pages that the shop adds to it, and one address of each kind that does not exist. */
export const PAGES: readonly PageRow[] = [
  {
    ...indexed,
    path: '/',
    heading: /.+/,
    words: [
      shop.name,
      'Where Comfort Meets Elegance',
      'DISCOVER OUR STORY',
      'ALL ROOMS',
      'ALL PRODUCTS',
      'ALL PROJECTS',
      '₹',
    ],
    hasLeadPicture: true,
  },
  { ...indexed, path: '/products', heading: 'All Products', words: [/\d+ products found/, '₹'], hasLeadPicture: true },
  {
    ...personal,
    path: '/products?search=zzqqxx',
    heading: 'Results for “zzqqxx”',
    words: ['0 products found', 'No products found matching your criteria.', 'Ask us on WhatsApp'],
  },
  {
    ...indexed,
    path: '/product/terai-coffee-table',
    heading: /Terai/,
    words: ['₹', 'Add to Cart', 'Inclusive of all taxes'],
    hasLeadPicture: true,
  },
  {
    ...indexed,
    path: '/product/matigara-counter-stool',
    heading: /Matigara/,
    words: ['Out of Stock', 'Tell me when it is back'],
    hasLeadPicture: true,
  },
  { ...indexed, path: '/product/1', heading: /.+/, words: ['₹'], canonical: '/product/', hasLeadPicture: true },
  { ...indexed, path: '/projects', heading: /Projects/i, words: ['Darjeeling', 'Bhutan', 'Siliguri'] },
  {
    ...indexed,
    path: '/project/fernhollow-resort-darjeeling',
    heading: /Fernhollow/,
    words: ['Request info', 'Project Details', 'Share Project'],
  },
  {
    ...indexed,
    path: '/about',
    heading: /.+/,
    words: [
      'Our Story',
      'Our Values',
      'Passion',
      'Quality',
      'Heritage',
      'Elegance',
      'Community',
      'Sustainability',
      'Explore Our Heritage',
    ],
  },
  { ...indexed, path: '/contact', heading: /.+/, words: [shop.phoneText, shop.email, 'Book Consultation'] },
  { ...indexed, path: '/blog', heading: 'The Design Talk', words: ['Coming Soon', /read/] },
  { ...indexed, path: '/blog/sal-or-teak-choosing-the-timber', heading: /teak/i, words: ['Related Articles', 'sal'] },
  ...POLICIES.map(([path, heading]) => ({ ...indexed, path, heading, words: ['Last updated'] })),
  {
    ...indexed,
    path: '/sitemap',
    heading: /Site ?map/i,
    words: ['Main pages', 'Legal & Policies', 'Customer Support'],
  },
  {
    ...indexed,
    path: '/will-it-fit',
    heading: 'Will it fit?',
    words: ['Wall, length in cm', 'Door, width in cm', 'Send to the showroom'],
  },
  // A plan that somebody shared is shown at once.
  {
    ...indexed,
    path: '/will-it-fit?pieces=teesta-three-seater-sofa,mirik-floor-lamp',
    heading: 'Will it fit?',
    words: ['Wall, length in cm', 'Add a piece', 'Send to the showroom'],
    canonical: '/will-it-fit',
  },
  { ...personal, path: '/checkout', heading: 'Checkout', needsLogin: true },
  { ...personal, path: '/orders', heading: 'My Orders', needsLogin: true },
  { ...personal, path: '/account', heading: 'My Account', needsLogin: true },
  { ...personal, path: '/order-confirmation/SLG-NOSUCHORDER', heading: 'Order Not Found' },
  { ...personal, path: '/login', heading: /.+/ },
  { ...personal, path: '/register', heading: /.+/ },
  { ...personal, path: '/auth/google/callback', heading: /.+/ },
  { ...personal, path: '/forgot-password', heading: /password/i },
  { ...personal, path: '/reset-password', heading: /password/i },
  { ...personal, path: '/join', heading: 'This invitation has ended' },
  { ...personal, path: '/account/confirm-email', heading: /email/i },
  { ...personal, path: '/newsletter', heading: /.+/ },
  { ...personal, path: '/wishlist', heading: /Wishlist/i },
  {
    ...missing,
    path: '/no-such-page',
    heading: 'Oops! Page not found',
    words: ['Oops! Page not found', 'Return to Home'],
  },
  {
    ...missing,
    path: '/product/no-such-product',
    heading: 'Product Not Found',
    words: ["The product you're looking for doesn't exist.", 'Back to Home'],
  },
  {
    ...missing,
    path: '/project/no-such-project',
    heading: 'Project not found',
    words: ["The project you're looking for doesn't exist.", 'Back to Projects'],
  },
  { ...missing, path: '/blog/no-such-article', heading: 'Article Not Found', words: ['Back to Blog'] },
]
