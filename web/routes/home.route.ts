import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { shop } from '#domain/company/shop.ts'
import { pageHead } from '#web/document/page-head.ts'
import { rootRoute } from './root.route.tsx'

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  staticData: { screen: 'web/storefront/home/home-page.tsx' },
  component: lazyRouteComponent(() => import('#web/storefront/home/home-page.tsx'), 'HomePage'),
  head: ({ match }) =>
    pageHead(match.context.publicUrl, {
      title: `${shop.name}: furniture made in Siliguri since 1983`,
      description: 'Sofas, beds, tables and furnishings in sal, teak and cane, made by 300 people in our Siliguri workshop.',
      path: '/',
    }),
})
