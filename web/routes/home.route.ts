import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { shop } from '#domain/company/shop.ts'
import { featuredQuery, roomsQuery } from '#web/api/catalog.ts'
import { pageHead } from '#web/document/page-head.ts'
import { heroPicturesQuery, homeProjectsQuery, projectPicturesQuery } from '#web/storefront/home/home-queries.ts'
import { rootRoute } from './root.route.tsx'

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  staticData: { screen: 'web/storefront/home/home-page.tsx' },
  component: lazyRouteComponent(() => import('#web/storefront/home/home-page.tsx'), 'HomePage'),
  loader: async ({ context: { api, queryClient } }) => {
    const all = Promise.all([
      queryClient.prefetchQuery(heroPicturesQuery(api)),
      queryClient.prefetchQuery(roomsQuery(api)),
      queryClient.prefetchQuery(featuredQuery(api)),
      queryClient
        .ensureQueryData(homeProjectsQuery())
        .then((projects) => queryClient.prefetchQuery(projectPicturesQuery(api, projects))),
    ])
    // The server waits, so that the page has its words; in the browser the page opens at once and fills itself.
    if (typeof document === 'undefined') await all
  },
  head: ({ match }) =>
    pageHead(match.context.publicUrl, {
      title: `${shop.name}: furniture made in Siliguri since 1983`,
      description:
        'Sofas, beds, tables and furnishings in sal, teak and cane, made by 300 people in our Siliguri workshop.',
      path: '/',
    }),
})
