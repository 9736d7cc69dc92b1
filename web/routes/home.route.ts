import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '#web/document/page-head.ts'
import { storefrontRoute } from './storefront.route.tsx'

const loadScreen = () => import('#web/storefront/home/home-page.tsx')

export const homeRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/',
  staticData: { screen: 'web/storefront/home/home-page.tsx' },
  component: lazyRouteComponent(loadScreen, 'HomePage'),
  loader: async ({ context }) => (await loadScreen()).loadHome(context),
  head: async ({ match }) => pageHead(match.context, (await loadScreen()).homePage(match.context.shop.name)),
})
