import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '#web/document/page-head.ts'
import { rootRoute } from './root.route.tsx'

export const termsConditionsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/terms-conditions',
  staticData: { screen: 'web/storefront/policies/terms-conditions.tsx' },
  component: lazyRouteComponent(() => import('#web/storefront/policies/terms-conditions.tsx'), 'TermsConditions'),
  head: ({ match }) =>
    pageHead(match.context.publicUrl, {
      title: 'Terms & Conditions',
      description:
        'The terms of ordering from Saalghar: prices with GST, payment, delivery, warranty, complaints and law.',
      path: '/terms-conditions',
    }),
})
