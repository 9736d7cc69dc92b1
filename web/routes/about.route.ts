import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { picturesQuery } from '#web/api/catalog.ts'
import { pageHead } from '#web/document/page-head.ts'
import { ABOUT_FILES } from '#web/storefront/company/about-files.ts'
import { rootRoute } from './root.route.tsx'

export const aboutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/about',
  staticData: { screen: 'web/storefront/company/about-page.tsx' },
  component: lazyRouteComponent(() => import('#web/storefront/company/about-page.tsx'), 'AboutPage'),
  loader: ({ context: { api, queryClient } }) => queryClient.prefetchQuery(picturesQuery(api, ABOUT_FILES)),
  head: ({ match }) =>
    pageHead(match.context.publicUrl, {
      title: 'About Us',
      description:
        'A furniture workshop in Siliguri since 1983: seven crafts, more than 300 people and timber from the Terai.',
      path: '/about',
      image: `/media/${ABOUT_FILES[0]}`,
    }),
})
