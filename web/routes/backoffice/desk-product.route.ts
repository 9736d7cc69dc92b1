import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { deskHead } from '#web/document/desk-head.ts'
import { backofficeRoute } from './backoffice.route.ts'

export const deskProductRoute = createRoute({
  getParentRoute: () => backofficeRoute,
  path: '/products/$id',
  staticData: { screen: 'web/backoffice/catalog/product-screen.tsx' },
  component: lazyRouteComponent(() => import('#web/backoffice/catalog/product-screen.tsx'), 'ProductScreen'),
  head: ({ match }) => deskHead(match.context, 'Product'),
})
