import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '#web/document/page-head.ts'
import { storefrontRoute } from './storefront.route.tsx'

const loadScreen = () => import('#web/storefront/blog/article-page.tsx')

export const articleRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/blog/$slug',
  staticData: { screen: 'web/storefront/blog/article-page.tsx' },
  component: lazyRouteComponent(loadScreen, 'ArticlePage'),
  notFoundComponent: lazyRouteComponent(loadScreen, 'ArticleNotFound'),
  loader: async ({ context, params }) => (await loadScreen()).loadArticle(context, params.slug),
  head: async ({ match, loaderData }) =>
    pageHead(match.context, (await loadScreen()).articleHead(match.pathname, loaderData)),
})
