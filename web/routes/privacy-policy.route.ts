import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '#web/document/page-head.ts'
import { rootRoute } from './root.route.tsx'

export const privacyPolicyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/privacy-policy',
  staticData: { screen: 'web/storefront/policies/privacy-policy.tsx' },
  component: lazyRouteComponent(() => import('#web/storefront/policies/privacy-policy.tsx'), 'PrivacyPolicy'),
  head: ({ match }) =>
    pageHead(match.context.publicUrl, {
      title: 'Privacy Policy',
      description: 'What personal data Saalghar keeps, why, for how long, and your rights under the DPDP Act, 2023.',
      path: '/privacy-policy',
    }),
})
