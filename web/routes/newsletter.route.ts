import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '#web/document/page-head.ts'
import { rootRoute } from './root.route.tsx'

/** Where the links of our mails to readers lead. */
export const newsletterRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/newsletter',
  staticData: { screen: 'web/storefront/blog/newsletter-page.tsx' },
  component: lazyRouteComponent(() => import('#web/storefront/blog/newsletter-page.tsx'), 'NewsletterPage'),
  head: ({ match }) =>
    pageHead(match.context.publicUrl, {
      title: 'Mails about new articles',
      description: 'Begin or end our mails about new articles of The Design Talk.',
      path: '/newsletter',
      noindex: true,
    }),
})
