import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { deskHead } from '#web/document/desk-head.ts'
import { backofficeRoute } from './backoffice.route.ts'

export const newProductRoute = createRoute({
  getParentRoute: () => backofficeRoute,
  path: '/products/new',
  staticData: { screen: 'web/backoffice/catalog/product-screen.tsx' },
  component: lazyRouteComponent(() => import('#web/backoffice/catalog/product-screen.tsx'), 'NewProductScreen'),
  head: ({ match }) => deskHead(match.context, 'New product'),
})
