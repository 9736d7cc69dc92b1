import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { deskHead } from '#web/document/desk-head.ts'
import { backofficeRoute } from './backoffice.route.ts'

export const deskArticlePreviewRoute = createRoute({
  getParentRoute: () => backofficeRoute,
  path: '/articles/$id/preview',
  staticData: { screen: 'web/backoffice/articles/article-preview.tsx' },
  component: lazyRouteComponent(() => import('#web/backoffice/articles/article-preview.tsx'), 'ArticlePreview'),
  head: ({ match }) => deskHead(match.context, 'Preview'),
})
