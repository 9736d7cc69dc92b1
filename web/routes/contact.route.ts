import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '#web/document/page-head.ts'
import { rootRoute } from './root.route.tsx'

export const contactRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contact',
  staticData: { screen: 'web/storefront/contact/contact-page.tsx' },
  component: lazyRouteComponent(() => import('#web/storefront/contact/contact-page.tsx'), 'ContactPage'),
  head: ({ match }) =>
    pageHead(match.context.publicUrl, {
      title: 'Contact Us',
      description:
        'Phone, email, address and hours of our showroom in Siliguri, a form that reaches a person, and consultations.',
      path: '/contact',
    }),
})
