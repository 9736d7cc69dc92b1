import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { SearchParams } from '#domain/catalog/search-params.ts'
import { deskHead } from '#web/document/desk-head.ts'
import { backofficeRoute } from './backoffice.route.ts'

export const deskQuestionsRoute = createRoute({
  getParentRoute: () => backofficeRoute,
  path: '/questions',
  staticData: { screen: 'web/backoffice/questions/questions-screen.tsx' },
  component: lazyRouteComponent(() => import('#web/backoffice/questions/questions-screen.tsx'), 'QuestionsScreen'),
  validateSearch: (search: Record<string, unknown>) => search as SearchParams,
  head: ({ match }) => deskHead(match.context, 'Questions'),
})
