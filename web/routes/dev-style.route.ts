import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '#web/document/page-head.ts'
import { onlyInDemo } from './only-in-demo.ts'
import { storefrontRoute } from './storefront.route.tsx'

/** Every part of the design system on one page: only in a shop whose payments are simulated. */
export const devStyleRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/dev/style',
  staticData: { screen: 'web/ui/style-page/style-page.tsx' },
  loader: ({ context }) => onlyInDemo(context),
  component: lazyRouteComponent(() => import('#web/ui/style-page/style-page.tsx'), 'StylePage'),
  notFoundComponent: lazyRouteComponent(() => import('#web/storefront/shell/not-found-page.tsx'), 'NotFoundPage'),
  head: ({ match }) =>
    pageHead(match.context, {
      title: 'Design system',
      description: 'Every part in every state.',
      path: '/dev/style',
      noindex: true,
    }),
})
