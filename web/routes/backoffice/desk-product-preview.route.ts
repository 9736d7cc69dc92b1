import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { deskHead } from '#web/document/desk-head.ts'
import { backofficeRoute } from './backoffice.route.ts'

export const productPreviewRoute = createRoute({
  getParentRoute: () => backofficeRoute,
  path: '/products/$id/preview',
  staticData: { screen: 'web/backoffice/catalog/product-preview.tsx' },
  component: lazyRouteComponent(() => import('#web/backoffice/catalog/product-preview.tsx'), 'ProductPreview'),
  head: ({ match }) => deskHead(match.context, 'Preview'),
})
