import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '#web/document/page-head.ts'
import { storefrontRoute } from './storefront.route.tsx'

const loadScreen = () => import('#web/storefront/blog/article-preview-page.tsx')

/** For who has the secret link. */
export const articlePreviewRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/preview/$token',
  staticData: { screen: 'web/storefront/blog/article-preview-page.tsx' },
  component: lazyRouteComponent(loadScreen, 'ArticlePreviewPage'),
  notFoundComponent: lazyRouteComponent(loadScreen, 'ArticleNotFound'),
  loader: async ({ context, params }) => (await loadScreen()).loadPreview(context, params.token),
  head: async ({ match }) => pageHead(match.context, (await loadScreen()).previewHead(match.pathname)),
})
