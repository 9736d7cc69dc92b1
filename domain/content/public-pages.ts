import { POLICY_LINKS } from '#domain/content/footer-links.ts'
import { HEADER_LINKS } from '#domain/content/navigation.ts'

/** Pages that stand on their own, for search engines. Products, projects and articles come from data. */
export const PUBLIC_PATHS: readonly string[] = [
  ...HEADER_LINKS.map(({ path }) => path),
  ...POLICY_LINKS.map(({ path }) => path),
  '/sitemap',
  '/will-it-fit',
]

/** Personal or passing: no search engine has business here, and no copy of them is kept in a browser. */
export const PRIVATE_PATHS: readonly string[] = [
  '/checkout',
  '/orders',
  '/order-confirmation',
  '/auth',
  '/account',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/join',
  '/wishlist',
  '/newsletter',
  '/preview',
  '/backoffice',
  '/dev',
]

export const isPrivatePath = (path: string) =>
  PRIVATE_PATHS.some((closed) => path === closed || path.startsWith(`${closed}/`))

export const FEED_PATH = '/blog/feed.xml'
