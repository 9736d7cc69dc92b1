import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '#web/document/page-head.ts'
import { membersRoute } from './members.route.ts'

export const accountRoute = createRoute({
  getParentRoute: () => membersRoute,
  path: '/account',
  staticData: { screen: 'web/storefront/account/account-page.tsx' },
  component: lazyRouteComponent(() => import('#web/storefront/account/account-page.tsx'), 'AccountPage'),
  head: ({ match }) =>
    pageHead(match.context, {
      title: 'My Account',
      description: 'Your name, email, password, addresses and devices.',
      path: '/account',
      noindex: true,
    }),
})
