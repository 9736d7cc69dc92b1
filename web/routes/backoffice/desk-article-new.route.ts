import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { deskHead } from '#web/document/desk-head.ts'
import { backofficeRoute } from './backoffice.route.ts'

export const newArticleRoute = createRoute({
  getParentRoute: () => backofficeRoute,
  path: '/articles/new',
  staticData: { screen: 'web/backoffice/articles/article-screen.tsx' },
  component: lazyRouteComponent(() => import('#web/backoffice/articles/article-screen.tsx'), 'NewArticleScreen'),
  head: ({ match }) => deskHead(match.context, 'New article'),
})
