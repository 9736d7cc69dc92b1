import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { deskHead } from '#web/document/desk-head.ts'
import { backofficeRoute } from './backoffice.route.ts'

export const productPicturesRoute = createRoute({
  getParentRoute: () => backofficeRoute,
  path: '/products/$id/pictures',
  staticData: { screen: 'web/backoffice/pictures/product-pictures-screen.tsx' },
  component: lazyRouteComponent(
    () => import('#web/backoffice/pictures/product-pictures-screen.tsx'),
    'ProductPicturesScreen',
  ),
  head: ({ match }) => deskHead(match.context, 'Pictures'),
})
