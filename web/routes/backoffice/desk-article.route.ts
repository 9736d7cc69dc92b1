import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { deskHead } from '#web/document/desk-head.ts'
import { backofficeRoute } from './backoffice.route.ts'

export const deskArticleRoute = createRoute({
  getParentRoute: () => backofficeRoute,
  path: '/articles/$id',
  staticData: { screen: 'web/backoffice/articles/article-screen.tsx' },
  component: lazyRouteComponent(() => import('#web/backoffice/articles/article-screen.tsx'), 'ArticleScreen'),
  head: ({ match }) => deskHead(match.context, 'Article'),
})
