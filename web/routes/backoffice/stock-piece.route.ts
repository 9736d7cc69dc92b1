import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { deskHead } from '#web/document/desk-head.ts'
import { backofficeRoute } from './backoffice.route.ts'

export const stockPieceRoute = createRoute({
  getParentRoute: () => backofficeRoute,
  path: '/stock/$id',
  staticData: { screen: 'web/backoffice/stock/piece-screen.tsx' },
  component: lazyRouteComponent(() => import('#web/backoffice/stock/piece-screen.tsx'), 'PieceScreen'),
  head: ({ match }) => deskHead(match.context, 'Stock of a piece'),
})
