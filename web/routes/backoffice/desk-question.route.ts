import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { deskHead } from '#web/document/desk-head.ts'
import { backofficeRoute } from './backoffice.route.ts'

export const deskQuestionRoute = createRoute({
  getParentRoute: () => backofficeRoute,
  path: '/questions/$id',
  staticData: { screen: 'web/backoffice/questions/question-page.tsx' },
  component: lazyRouteComponent(() => import('#web/backoffice/questions/question-page.tsx'), 'QuestionPage'),
  head: ({ match }) => deskHead(match.context, 'Question'),
})
